/// Messages of the command line that do not concern a member.
public enum TerminalPhrases {
    public static func unreachable(_ reason: String) -> Words {
        Words("서버에 연결할 수 없어요. (\(reason))", "The server can't be reached. (\(reason))")
    }

    public static func notOurs(_ status: Int, _ reason: String) -> Words {
        Words(
            "마당 서버가 아닌 것 같아요. \(status)로 답했어요. (\(reason))",
            "That doesn't seem to be a Madang server: it answered \(status). (\(reason))"
        )
    }

    public static func unwritable(_ reason: String) -> Words {
        Words("결과를 내보낼 수 없어요. (\(reason))", "The answer can't be written. (\(reason))")
    }

    public static func unexpected(_ reason: String) -> Words {
        Words("예상하지 못한 문제가 생겼어요. (\(reason))", "Something unexpected happened. (\(reason))")
    }
}
