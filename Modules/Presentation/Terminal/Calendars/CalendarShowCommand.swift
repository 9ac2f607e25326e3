import Arguments
import Domain
import Remote
import Wire

enum CalendarShowCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "show",
            summary: language.say("내 캘린더 주소를 보여 줘요", "Show the secret address of my calendar"),
            example: .init("madang calendar show")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (answer, destination) = try await context.askAsMember { client, destination in
            (try await client.read(API.calendar.mine()), destination)
        }
        return Printout(
            answer.value,
            text: context.calendarAddress(answer.value, at: destination),
            keptSince: answer.keptSince
        )
    }
}
