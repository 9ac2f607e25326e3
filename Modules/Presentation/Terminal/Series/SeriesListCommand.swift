import Arguments
import Domain
import Remote
import Wire

enum SeriesListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("매주 반복하는 내 모임을 보여 줘요", "Show my weekly series"),
            example: .init("madang series list")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.read(API.series.list()) }
        let text =
            answer.value.items.isEmpty
            ? context.say(
                "반복하는 모임이 없어요. 모임을 올릴 때 --weeks를 적어요.",
                "No weekly series. Post a listing with --weeks."
            )
            : context.series(answer.value.items)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
