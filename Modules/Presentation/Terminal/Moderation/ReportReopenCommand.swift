import Arguments
import Domain
import Remote
import Wire

enum ReportReopenCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "reopen",
            summary: language.say("(운영자) 결정을 취소해요", "(Operator) Undo the decision on a report"),
            example: .init("madang report reopen 02SJ7Q4B80H5C --note '잘못 봤어요'"),
            options: [ReportCommands.note(in: language)],
            arguments: [ReportCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, note) = (try context.reportID, DecisionNoteBody(note: context.decisionNote))
        return try await context.askAsMember { try await $0(API.reports.reopen(id, note)) }
            .printout(context)
    }
}
