import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang audit …`
enum AuditCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "audit",
            summary: language.say("(운영자) 운영자가 보고 한 일의 기록이에요", "(Operator) Show what operators saw and did"),
            example: .init("madang audit list --act order.refund"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        .listing(
            API.audit.list,
            "list",
            Words("최근 것부터 보여 줘요", "Show records, latest first"),
            example: "madang audit list --act order.read",
            .option("act", of: AuditQuery.self, Words("이 일만", "only this act")),
            .option(
                "operator",
                of: AuditQuery.self,
                label: "MEMBER",
                Words("이 운영자의 일만", "only acts of this member"),
                else: MemberRefusal.notFound
            ),
            nothing: Words("기록이 없어요.", "No records.")
        ),
        Action(
            "export",
            Words("한 달의 기록을 파일 형식으로 내요", "Print the records of a month as a file"),
            example: "madang audit export --month 2026-11 --format jsonl",
            options: exportOptions,
            run: export
        ),
    ]

    @Sendable private static func exportOptions(in language: Language) -> [Option] {
        [
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
    }

    @Sendable private static func export(_ context: CommandContext) async throws -> Printout {
        let text = context.invocation.text(ifGiven: "month")
        let today = context.program.clock.now.dateInSeoul
        guard let month = text.map({ CalendarMonth(text: $0) }) ?? CalendarMonth(of: today) else {
            throw UsageComplaint(context.say("달은 2026-11처럼 적어 주세요.", "Write the month as in 2026-11."))
        }
        let (span, format) = (month.spanInSeoul, context.invocation.choice("format", as: AuditFormat.self))
        let query = SpanQuery(from: span.start, until: span.end)
        let answer = try await context.answer(to: API.audit.export(query))
        let file = answer.value.items.file(format) { $0.stamp }
        return Printout(answer.value, text: file, keptSince: answer.keptSince)
    }
}

extension AuditRecordBody: Tabular {
    static let columns: [TableColumn<AuditRecordBody>] = [
        .init(Words("때", "When")) { record, _ in record.at.stamp },
        .init(Words("운영자", "Operator"), canShrink: true) {
            $0.nickname ?? $0.member?.description ?? $1.say("서버 컴퓨터", "server's machine")
        },
        .init(Words("일", "Act")) { record, _ in record.act.rawValue },
        .init(Words("무엇", "Subject"), canShrink: true) { record, _ in record.subject ?? "" },
    ]
}
