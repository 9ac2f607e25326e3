import Arguments
import Domain
import Remote
import Wire

enum CalendarDeleteCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "delete",
            summary: language.say("캘린더 주소를 없애요", "Delete the secret address of my calendar"),
            example: .init("madang calendar delete")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        try await context.askAsMember { try await $0(API.calendar.delete()) }
        return .done(context.say("캘린더 주소를 없앴어요.", "The calendar address is deleted."))
    }
}
