import Arguments
import Domain
import Remote
import Wire

enum SeriesResumeCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "resume",
            summary: language.say(
                "끝낸 반복을 다시 이어 가요",
                "Resume a series that I ended"
            ),
            example: .init("madang series resume 01KQ3T8M5Z7VA"),
            arguments: [
                Argument("id", label: "ID", summary: language.say("반복하는 모임의 ID", "the ID of a series"))
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id: Series.ID = try context.identifier(or: SeriesRefusal.notFound)
        let series = try await context.askAsMember { try await $0(API.series.resume(id)) }
        return Printout(series, text: context.series([series]))
    }
}
