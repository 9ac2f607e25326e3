import Arguments
import Domain
import Remote
import Wire

enum OrderPassCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "pass",
            summary: language.say(
                "횟수권을 사려고 자리를 15분 동안 잡아요. 결제는 브라우저에서 해요",
                "Hold a seat for 15 minutes, to pay for a pass in a browser"
            ),
            example: .init("madang order pass 01KQ3T8M5Z7VA"),
            arguments: [ListingCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.listing
        return try await context.askAsMember { try await $0(API.lessonSales.placePass(id)) }.printout(context)
    }
}
