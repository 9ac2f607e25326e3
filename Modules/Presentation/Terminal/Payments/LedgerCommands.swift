import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang ledger …`
enum LedgerCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "ledger",
            summary: language.say("(운영자) 결제 장부를 확인해요", "(Operator) Check the ledger of payments"),
            example: .init("madang ledger verify"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [verify, statement]

    private static let verify = Action(
        "verify",
        Words("(운영자) 주문마다 장부의 합이 맞는지 확인해요", "(Operator) Prove that the ledger adds up, order by order"),
        discussion: Words(
            """
            주문의 상태와 장부를 비교해요. --provider를 쓰면 결제 회사가 받고 돌려준 금액과도 비교해요. 결제나 환불이 \
            끝나지 않은 주문은 결제 회사와 비교하지 않아요. 맞지 않는 주문이 있으면 종료 코드가 1이에요.
            """,
            """
            Compares the ledger with the state of each order, and with --provider also with what the \
            provider has charged and given back. Orders whose payment or refund is under way aren't \
            compared with the provider. Exits with 1 when an order doesn't match.
            """
        ),
        example: "madang ledger verify --provider",
        options: { language in
            [
                .flag(
                    "provider",
                    summary: language.say("결제 회사의 기록과도 비교해요", "compare with the provider, too")
                )
            ]
        }
    ) { context in
        let asksProvider = context.invocation.flag("provider")
        var (checked, asked, faults, cursor) = (0, 0, [LedgerFaultBody](), String?.none)
        var keptSince: Moment?
        repeat {
            let latest = cursor
            let answer = try await context.answer(
                to: API.orders.faults(LedgerPartQuery(asksProvider: asksProvider, after: latest))
            )
            checked += answer.value.checked
            asked += answer.value.asked
            faults += answer.value.items
            keptSince = keptSince ?? answer.keptSince
            cursor = answer.value.next == latest ? nil : answer.value.next
        } while cursor != nil
        let proof = LedgerProofBody(checked: checked, asked: asked, items: faults)
        var printout = Printout(proof, text: proof.text(context), keptSince: keptSince)
        if !faults.isEmpty { printout.exitCode = .failure }
        return printout
    }

    private static let statement = Action(
        "statement",
        Words("(운영자) 한 달의 장부를 CSV로 내요", "(Operator) Print a month of the ledger as CSV"),
        example: "madang ledger statement --year 2026 --month 11",
        options: { language in
            [
                Option(
                    "year",
                    .integer(2024...9_998),
                    label: "YYYY",
                    summary: language.say("연도", "the year")
                ),
                Option("month", .integer(1...12), label: "MM", summary: language.say("달", "the month")),
            ]
        }
    ) { context in
        let today = context.program.clock.now.dateInSeoul
        let year = context.invocation.integer(ifGiven: "year") ?? today.year
        let month = context.invocation.integer(ifGiven: "month") ?? today.month
        let next = month == 12 ? (year: year + 1, month: 1) : (year: year, month: month + 1)
        guard let start = CivilDate(year: year, month: month, day: 1)?.startInSeoul,
            let end = CivilDate(year: next.year, month: next.month, day: 1)?.startInSeoul
        else { preconditionFailure("the options allow only years of four digits") }
        let answer = try await context.answer(to: API.orders.statement(SpanQuery(from: start, until: end)))
        let text = answer.value.items.csv { $0.stamp }
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}

extension LedgerProofBody {
    fileprivate func text(_ context: CommandContext) -> String {
        let summary = context.say(
            "주문 \(checked)건의 장부를 더해 봤어요. 결제 회사와 비교한 주문은 \(asked)건이에요.",
            "Added up the entries of \(checked.of("order")), and compared \(asked) with the provider."
        )
        guard !items.isEmpty else {
            return "\(context.say("장부의 합이 모두 맞아요.", "The ledger adds up.")) \(summary)"
        }
        return "\(context.table(of: items))\n\(summary)"
    }
}

extension LedgerFaultBody: Tabular {
    static let columns: [TableColumn<LedgerFaultBody>] = [
        .init(Words("주문", "Order")) { fault, _ in fault.order.description },
        .init(Words("비교", "Against"), canShrink: true) { $0.witness.words[$1.language] },
        .init(Words("맞는 값", "Expected"), canShrink: true) { fault, _ in fault.expected },
        .init(Words("장부", "Found"), canShrink: true) { fault, _ in fault.found },
    ]
}
