import Arguments
import Domain
import Remote
import Wire
import Wording

enum ReportFileCommand: TerminalCommand {
    /// Deals cannot be reported.
    private static let kinds = Subject.Kind.allCases
        .filter { ![.deal, .savedSearch, .verification, .report].contains($0) }.map(\.rawValue)

    static func command(in language: Language) -> Command {
        let reasons = Report.Reason.allCases.map { "\($0.rawValue) \($0.words[language])" }
        return Command(
            "file",
            summary: language.say("운영자에게 신고해요. 상대에게는 알리지 않아요", "Report something to the operators"),
            discussion: language.say("사유: ", "Reasons: ") + reasons.joined(separator: ", "),
            example: .init("madang report file listing 02SJ7Q4B80H5C --reason spam"),
            more: [.init("madang report file message 02SJ7Q4B80H5C --reason other --note '돈을 먼저 보내래요'")],
            options: [
                ReportCommands.reason(in: language),
                Option(
                    "note",
                    summary: language.say("자세한 내용, 1,000자까지", "a note, at most 1,000 characters")
                ),
            ],
            arguments: ReportCommands.subject(of: kinds, in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let invocation = context.invocation
        let subject = try context.reportedSubject
        let (reason, note) = (
            invocation.choice("reason", as: Report.Reason.self), invocation.text(ifGiven: "note")
        )
        let report = try await context.askAsMember {
            try await $0(API.reports.file(OutgoingReportBody(of: subject, for: reason, note: note)))
        }
        return Printout(
            report,
            text: context.say(
                "신고했어요. 운영자가 살펴볼게요. 보고 싶지 않은 이웃은 'madang block add'로 차단할 수 있어요.",
                "Reported. An operator will look at it. To block a neighbour, use 'madang block add'."
            )
        )
    }
}
