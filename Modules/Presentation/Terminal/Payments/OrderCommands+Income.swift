import Arguments
import Domain
import Remote
import Wire
import Wording

extension OrderCommands {
    static let income = Action(
        "income",
        Words("한 해에 결제받은 금액을 달과 글마다 보여 줘요", "Show what I was paid in a year, by month and by listing"),
        example: "madang order income --year 2026",
        more: [("madang order income --year 2026 --csv", nil)],
        options: { language in
            [
                Option(
                    "year",
                    .integer(Income.years),
                    label: "YYYY",
                    summary: language.say("연도. 기본은 올해", "the year; this one by default")
                ),
                .flag("csv", summary: language.say("결제와 환불을 하나씩 CSV로", "each payment and refund, as CSV")),
            ]
        },
        run: showIncome
    )

    @Sendable private static func showIncome(_ context: CommandContext) async throws -> Printout {
        let year = context.invocation.integer(ifGiven: "year") ?? context.program.clock.now.yearInSeoul
        guard context.invocation.flag("csv") else {
            let call = API.lessonSales.income(IncomeQuery(year: year))
            return try await context.answer(to: call).printout(context)
        }
        guard let span = Income.span(of: year) else {
            preconditionFailure("the option allows only such years")
        }
        let query = SpanQuery(from: span.start, until: span.end)
        let answer = try await context.answer(to: API.lessonSales.incomeStatement(query))
        return Printout(
            answer.value,
            text: answer.value.items.csv { $0.stamp },
            keptSince: answer.keptSince
        )
    }
}

extension IncomeBody: Printable {
    func printout(_ context: CommandContext) -> Printout { Printout(self, text: text(context)) }

    private func text(_ context: CommandContext) -> String {
        guard !months.isEmpty else { return context.say("결제받은 금액이 없어요.", "Nothing was paid.") }
        let rows =
            months.map { row("\(year)-\($0.month)", $0.sold, $0.refunded) }
            + listings.map { row($0.title, $0.sold, $0.refunded) }
            + [row(context.say("합계", "Total"), sold, refunded)]
        return context.table(
            [
                .init(context.say("달·글", "Month, listing")),
                .init(context.say("결제받음", "Paid"), .right, canShrink: false),
                .init(context.say("환불", "Refunded"), .right, canShrink: false),
                .init(context.say("합계", "Total"), .right, canShrink: false),
            ],
            rows
        )
    }

    private func row(_ name: String, _ sold: Int, _ refunded: Int) -> [String] {
        [name, "\(sold)", "\(refunded)", "\(sold - refunded)"]
    }
}
