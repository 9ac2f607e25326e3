import Arguments
import Domain
import Remote
import Wire

enum ReviewListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("약속 하나의 후기를 보여 줘요", "Show a lesson's reviews"),
            discussion: language.say(
                "이웃이 받은 후기는 'madang member reviews'로 봐요.",
                "For a neighbour's reviews, see 'madang member reviews'."
            ),
            example: .init("madang review list 02SJ7Q4B80H5C"),
            arguments: [DealCommands.deal.argument(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let answer = try await context.askAsMember { try await $0.read(API.reviews.ofDeal(id)) }
        let text = answer.value.text(
            context,
            empty: context.say(
                "아직 볼 수 있는 후기가 없어요. 'madang review write'로 먼저 써 보세요.",
                "No reviews yet. Write yours with 'madang review write'."
            )
        )
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
