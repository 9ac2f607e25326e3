import Arguments
import Domain
import Remote
import Wire

enum CalendarCreateCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "create",
            summary: language.say(
                "캘린더 주소를 새로 만들어요. 전의 주소는 쓸 수 없게 돼요",
                "Create a secret address; replaces the former one"
            ),
            example: .init("madang calendar create")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (address, destination) = try await context.askAsMember { client, destination in
            (try await client(API.calendar.create()), destination)
        }
        return Printout(address, text: context.calendarAddress(address, at: destination))
    }
}
