import Arguments
import Domain
import Remote
import Wording

enum MemberCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            MemberShowCommand.self, MemberReviewsCommand.self, MemberListingsCommand.self,
            MemberRunsCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "member",
            summary: language.say("이웃의 프로필과 후기, 글을 봐요", "Show a neighbour's profile, reviews and listings"),
            example: .init("madang member show 02SJ7Q4B80H5C"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static let member = Input.place(
        "member",
        label: "ID",
        Words("이웃의 ID. 나는 me", "the ID of a neighbour, or me")
    )

    static func id(in language: Language) -> Argument { member.argument(in: language) }
}

extension CommandContext {
    /// Sends a request about the member named on the command line; a malformed identifier counts as not
    /// found.
    func askAboutMember<Value: Sendable>(
        _ work: @escaping @Sendable (MadangClient, Member.ID) async throws -> Value
    ) async throws -> Value {
        let typed = invocation.text("member")
        guard typed != "me" else {
            return try await askAsMember { try await work($0, $0.accounts.me().value.id) }
        }
        guard let id = Member.ID(typed) else { throw MemberRefusal.notFound }
        return try await ask { try await work($0, id) }
    }
}
