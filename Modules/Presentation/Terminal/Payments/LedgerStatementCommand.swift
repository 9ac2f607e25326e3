import Arguments
import Domain
import Remote
import Wire
import Wording

enum LedgerStatementCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "statement",
            summary: language.say("(운영자) 한 달의 장부를 CSV로 내요", "(Operator) Print a month of the ledger as CSV"),
            example: .init("madang ledger statement --year 2026 --month 11"),
            options: [
                Option(
                    "year",
                    .integer(2024...9_998),
                    label: "YYYY",
                    summary: language.say("연도", "the year")
                ),
                Option("month", .integer(1...12), label: "MM", summary: language.say("달", "the month")),
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let today = context.program.clock.now.dateInSeoul
        let year = context.invocation.integer(ifGiven: "year") ?? today.year
        let month = context.invocation.integer(ifGiven: "month") ?? today.month
        let next = month == 12 ? (year: year + 1, month: 1) : (year: year, month: month + 1)
        guard let start = CivilDate(year: year, month: month, day: 1)?.startInSeoul,
            let end = CivilDate(year: next.year, month: next.month, day: 1)?.startInSeoul
        else { preconditionFailure("the options allow only years of four digits") }
        let answer = try await context.askAsMember {
            try await $0.read(API.orders.statement(SpanQuery(from: start, until: end)))
        }
        let text = answer.value.items.csv { $0.stamp }
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}
