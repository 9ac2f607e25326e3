import Arguments
import Domain
import Remote
import Wire

enum ReportDismissCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "dismiss",
            summary: language.say("(운영자) 문제없음으로 닫아요", "(Operator) Dismiss a report"),
            example: .init("madang report dismiss 02SJ7Q4B80H5C --note '평범한 글이에요'"),
            options: [ReportCommands.note(in: language)],
            arguments: [ReportCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, note) = (try context.reportID, DecisionNoteBody(note: context.decisionNote))
        return try await context.askAsMember { try await $0(API.reports.dismiss(id, note)) }
            .printout(context)
    }
}
