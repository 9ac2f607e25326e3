import Arguments
import Domain
import Remote
import Wire

/// `madang federation …`
enum FederationCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [FederationShowCommand.self, FederationBlockCommand.self, FederationUnblockCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "federation",
            summary: language.say("(운영자) 다른 서버의 팔로워를 관리해요", "(Operator) Manage followers on other servers"),
            discussion: language.say(
                "공개된 행사를 다른 서버에 알리려면 설정 federation을 켜요.",
                "The setting federation switches publishing to other servers on."
            ),
            example: .init("madang federation show"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func host(in language: Language) -> Argument {
        Argument("host", label: "HOST", summary: language.say("서버의 주소", "the host of a server"))
    }
}

extension CommandContext {
    func federation(_ federation: FederationBody) -> String {
        let account = federation.account ?? say("꺼져 있어요", "off")
        let hosts =
            federation.hosts.isEmpty
            ? say("아직 팔로워가 없어요.", "No followers yet.")
            : table(
                [
                    .init(say("서버", "Host"), canShrink: false),
                    .init(say("팔로워", "Followers"), .right, canShrink: false),
                    .init(say("대기", "Waiting"), .right, canShrink: false),
                    .init(say("실패", "Failures"), .right, canShrink: false),
                    .init(say("이유", "Reason")),
                ],
                federation.hosts.map {
                    [$0.host, "\($0.followers)", "\($0.waiting)", "\($0.failures)", $0.failure ?? ""]
                }
            )
        let blocked =
            federation.blocked.isEmpty
            ? [] : [say("차단한 서버: ", "Blocked: ") + federation.blocked.joined(separator: ", ")]
        return ([say("계정: \(account)", "Account: \(account)"), hosts] + blocked).joined(separator: "\n")
    }
}
