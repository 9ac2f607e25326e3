import Arguments
import Domain
import Wire
import Wording

/// `madang federation …`
enum FederationCommands: CommandGroup {
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
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [show, block, unblock]

    private static let host = Input.place("host", label: "HOST", Words("서버의 주소", "the host of a server"))

    private static let show = Action.calling(
        API.followers.status,
        "show",
        Words("(운영자) 계정과 팔로워의 서버를 보여 줘요", "(Operator) Show the account and followers' hosts"),
        example: "madang federation show"
    )

    private static let block = Action.calling(
        API.followers.block,
        "block",
        Words("(운영자) 서버를 차단하고 그 팔로워를 지워요", "(Operator) Block a host and remove its followers"),
        example: "madang federation block spam.example",
        host
    )

    private static let unblock = Action.calling(
        API.followers.unblock,
        "unblock",
        Words("(운영자) 서버의 차단을 풀어요", "(Operator) Lift the block of a host"),
        example: "madang federation unblock spam.example",
        host
    )
}

extension FederationBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let account = account ?? context.say("꺼져 있어요", "off")
        let none = context.say("아직 팔로워가 없어요.", "No followers yet.")
        let lines = [
            context.say("계정: \(account)", "Account: \(account)"),
            hosts.isEmpty ? none : context.table(of: hosts),
            blocked.isEmpty
                ? nil : context.say("차단한 서버: ", "Blocked: ") + blocked.joined(separator: ", "),
        ]
        return Printout(self, text: lines.compactMap(\.self).joined(separator: "\n"))
    }
}

extension FollowerHostBody: Tabular {
    static let columns: [TableColumn<FollowerHostBody>] = [
        .init(Words("서버", "Host")) { host, _ in host.host },
        .init(Words("팔로워", "Followers"), .right) { host, _ in "\(host.followers)" },
        .init(Words("대기", "Waiting"), .right) { host, _ in "\(host.waiting)" },
        .init(Words("실패", "Failures"), .right) { host, _ in "\(host.failures)" },
        .init(Words("이유", "Reason"), canShrink: true) { host, _ in host.failure ?? "" },
    ]
}
