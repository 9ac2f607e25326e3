import Arguments
import Domain
import Remote
import Wire
import Wording

enum ReportListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("(운영자) 신고를 오래된 것부터 보여 줘요", "(Operator) Show reports, oldest first"),
            example: .init("madang report list --status open"),
            options: [
                Option(
                    "status",
                    .choice(Report.Status.allCases.map(\.rawValue)),
                    default: Report.Status.open.rawValue,
                    summary: language.say("이 상태의 신고만", "only this status")
                )
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let query = ReportQuery(status: context.invocation.choice("status"), context.slice)
        let answer = try await context.askAsMember { try await $0.read(API.reports.list(query)) }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("신고가 없어요.", "No reports.")
            : context.table(
                [
                    .init("ID", canShrink: false), .init(context.say("사유", "Reason"), canShrink: false),
                    .init(context.say("무엇", "What"), canShrink: false),
                    .init(context.say("대상 이웃", "Reported neighbour")), .init(context.say("내용", "Text")),
                ],
                list.items.map { report in
                    [
                        report.id.description, report.reason.words[context.language],
                        report.subject.kind.words[context.language],
                        report.about?.member.nickname.text ?? "-", report.excerpt ?? "",
                    ]
                }
            ) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}
