import Arguments
import Domain
import Remote

enum DealDisputeNoShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "dispute-no-show",
            summary: language.say("사실과 다르다고 답해요", "Say that this isn't what happened"),
            example: .init("madang deal dispute-no-show 02SJ7Q4B80H5C --reason '30분 기다렸어요'"),
            options: [DealCommands.reason(in: language)],
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let reason = try context.answer("reason", "어떤 사정이었어요? ", "How was it? ")
        return try await context.askAsMember {
            try await $0.deals.disputeNoShow(id, reason).printout(context)
        }
    }
}
