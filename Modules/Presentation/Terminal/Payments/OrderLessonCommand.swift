import Arguments
import Domain
import Remote
import Wire

enum OrderLessonCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "lesson",
            summary: language.say(
                "잡힌 레슨의 결제를 시작해요. 결제는 브라우저에서 해요",
                "Order a lesson that was agreed on, to pay for in a browser"
            ),
            example: .init("madang order lesson 01KQ3T8M5Z7VA"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        return try await context.askAsMember { try await $0(API.lessonSales.placeLesson(id)) }.printout(
            context
        )
    }
}
