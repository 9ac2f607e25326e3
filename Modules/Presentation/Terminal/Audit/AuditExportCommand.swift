import Arguments
import Domain
import Remote
import Wire
import Wording

enum AuditExportCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "export",
            summary: language.say("한 달의 기록을 파일 형식으로 내요", "Print the records of a month as a file"),
            example: .init("madang audit export --month 2026-11 --format jsonl"),
            options: [
                Option(
                    "month",
                    label: "YYYY-MM",
                    summary: language.say("달. 안 적으면 이번 달", "the month; this one by default")
                ),
                Option(
                    "format",
                    .choice(AuditFormat.allCases.map(\.rawValue)),
                    default: AuditFormat.csv.rawValue,
                    summary: language.say("CSV나 JSON Lines", "CSV or JSON Lines")
                ),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let text = context.invocation.text(ifGiven: "month")
        let today = context.program.clock.now.dateInSeoul
        guard let month = text.map({ CalendarMonth(text: $0) }) ?? CalendarMonth(of: today) else {
            throw UsageComplaint(context.say("달은 2026-11처럼 적어 주세요.", "Write the month as in 2026-11."))
        }
        let (span, format) = (month.spanInSeoul, context.invocation.choice("format", as: AuditFormat.self))
        let answer = try await context.askAsMember {
            try await $0.read(API.audit.export(SpanQuery(from: span.start, until: span.end)))
        }
        let file = answer.value.items.file(format) { $0.stamp }
        return Printout(answer.value, text: file, keptSince: answer.keptSince)
    }
}
