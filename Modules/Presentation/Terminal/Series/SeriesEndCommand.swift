import Arguments
import Domain
import Remote
import Wire

enum SeriesEndCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "end",
            summary: language.say(
                "반복을 끝내요. 올라간 모임은 남아요",
                "End a series; the dates that are posted stay"
            ),
            example: .init("madang series end 01KQ3T8M5Z7VA"),
            arguments: [
                Argument("id", label: "ID", summary: language.say("반복하는 모임의 ID", "the ID of a series"))
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id: Series.ID = try context.identifier(or: SeriesRefusal.notFound)
        let series = try await context.askAsMember { try await $0(API.series.end(id)) }
        return Printout(series, text: context.series([series]))
    }
}
