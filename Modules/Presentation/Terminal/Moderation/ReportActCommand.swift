import Arguments
import Domain
import Remote
import Wire
import Wording

enum ReportActCommand: TerminalCommand {
    /// Everything that a member can report.
    private static let kinds = Subject.Kind.allCases
        .filter { ![.deal, .savedSearch, .verification, .report].contains($0) }.map(\.rawValue)

    static func command(in language: Language) -> Command {
        Command(
            "act",
            summary: language.say(
                "(운영자) 신고 없이 바로 조치해요",
                "(Operator) Act on something without a report"
            ),
            discussion: language.say(
                "사유와 함께 기록으로 남고, 다른 운영자에게 알려요. report reopen으로 취소해요.",
                "Kept on record with the reason. Other operators are told, and 'report reopen' undoes it."
            ),
            example: .init("madang report act listing 02SJ7Q4B80H5C --reason spam --hide"),
            more: [.init("madang report act member 02SJ7Q4B80H5C --reason fraud --suspend-days 7")],
            options: [ReportCommands.reason(in: language)] + ReportCommands.measures(in: language),
            arguments: ReportCommands.subject(of: kinds, in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let subject = try context.reportedSubject
        let (reason, measures) = (
            context.invocation.choice("reason", as: Report.Reason.self), context.measures
        )
        return try await context.askAsMember {
            try await $0(API.measures.take(OperatorActBody(on: subject, for: reason, measures)))
        }
        .printout(context)
    }
}
