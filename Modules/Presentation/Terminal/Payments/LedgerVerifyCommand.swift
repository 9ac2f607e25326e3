import Arguments
import Domain
import Remote
import Wire
import Wording

enum LedgerVerifyCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "verify",
            summary: language.say(
                "(운영자) 주문마다 장부의 합이 맞는지 확인해요",
                "(Operator) Prove that the ledger adds up, order by order"
            ),
            discussion: language.say(
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
            example: .init("madang ledger verify --provider"),
            options: [
                .flag(
                    "provider",
                    summary: language.say("결제 회사의 기록과도 비교해요", "compare with the provider, too")
                )
            ]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let asksProvider = context.invocation.flag("provider")
        var (checked, asked, faults, cursor) = (0, 0, [LedgerFaultBody](), String?.none)
        var keptSince: Moment?
        repeat {
            let latest = cursor
            let answer = try await context.askAsMember {
                try await $0.read(
                    API.orders.faults(LedgerPartQuery(asksProvider: asksProvider, after: latest))
                )
            }
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
        let table = context.table(
            [
                .init(context.say("주문", "Order"), canShrink: false),
                .init(context.say("비교", "Against")),
                .init(context.say("맞는 값", "Expected")), .init(context.say("장부", "Found")),
            ],
            items.map { [$0.order.description, $0.witness.words[context.language], $0.expected, $0.found] }
        )
        return "\(table)\n\(summary)"
    }
}
