import Arguments
import Domain
import Remote
import Wire

enum ReportUpholdCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "uphold",
            summary: language.say(
                "(운영자) 신고에 조치해요: 숨기기나 이용 정지",
                "(Operator) Act on a report: hide its subject or suspend its author"
            ),
            example: .init("madang report uphold 02SJ7Q4B80H5C --hide"),
            more: [.init("madang report uphold 02SJ7Q4B80H5C --hide --suspend-days 7 --note 사기예요")],
            options: ReportCommands.measures(in: language),
            arguments: [ReportCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let id = try context.reportID
        let order = context.measures
        return try await context.askAsMember { try await $0(API.reports.uphold(id, order)) }.printout(context)
    }
}
