import Arguments
import Domain
import Remote
import Wire

enum RosterWithdrawCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "withdraw",
            summary: language.say("신청을 취소해요", "Withdraw my application"),
            example: .init("madang roster withdraw 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        try await context.askAsMember { try await $0(API.rosters.withdraw(id)) }
        return .done(context.say("신청을 취소했어요.", "You withdrew your application."))
    }
}
