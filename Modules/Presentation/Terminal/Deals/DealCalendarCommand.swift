import Arguments
import Domain
import Remote
import Wire

enum DealCalendarCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "calendar",
            summary: language.say("확정된 약속을 캘린더 파일로 출력해요", "Print an accepted lesson as a calendar file"),
            example: .init("madang deal calendar 02SJ7Q4B80H5C"),
            arguments: [DealCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.dealID
        let answer = try await context.askAsMember { try await $0.deals.one(id) }
        let calendar = try CalendarFile(answer.value, in: context.language)
        return Printout(answer.value, text: calendar.text, keptSince: answer.keptSince)
    }
}
