import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang claim …`
enum ClaimCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [ClaimListCommand.self, ClaimApproveCommand.self, ClaimDeclineCommand.self]
    }

    static func command(in language: Language) -> Command {
        Command(
            "claim",
            summary: language.say("(운영자) 행사를 맡겠다는 요청을 확인해요", "(Operator) Review claims of imported events"),
            discussion: language.say(
                "행사를 맡으려면 madang event claim을 쓰세요.",
                "To take over an event, use madang event claim."
            ),
            example: .init("madang claim list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "CLAIM", summary: language.say("요청의 ID", "the ID of a claim"))
    }
}

extension CommandContext {
    var claimID: Claim.ID { get throws { try identifier(or: ClaimRefusal.notFound) } }

    /// The state of a claim.
    func claim(_ claim: ClaimBody) -> Printout {
        let facts = [claim.state.words[language], claim.reason].compactMap(\.self)
        return Printout(claim, text: facts.joined(separator: " · ") + "\n")
    }
}
