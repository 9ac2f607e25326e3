import Arguments
import Domain
import Remote
import Wire

enum OrderSettleRefundCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "settle-refund",
            summary: language.say(
                "(운영자) 결제 회사가 거절한 환불을 다른 방법으로 돌려줬다고 적어요",
                "(Operator) Record that a refused refund was given back in another way"
            ),
            example: .init(
                """
                madang order settle-refund 02SJ7Q4B80H5C --refund 02SJ7Q4B80H5D --amount 10000 \
                --reason '판매자가 계좌로 보냈어요'
                """
            ),
            options: [
                Option(
                    "refund",
                    label: "REFUND",
                    required: true,
                    summary: language.say(
                        "환불 번호. madang order show가 보여 줘요",
                        "the ID of the refund, which madang order show prints"
                    )
                ),
                Option(
                    "amount",
                    .integer(1...Money.most),
                    label: "WON",
                    required: true,
                    summary: language.say("그 환불의 금액", "the amount of that refund")
                ),
                Option(
                    "reason",
                    label: "TEXT",
                    summary: language.say(
                        "어떻게 돌려줬는지. 결제한 이웃과 판매자도 읽어요",
                        "how it was given back; the payer and the seller read it"
                    )
                ),
            ],
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, invocation) = (try context.orderID, context.invocation)
        guard let refund = Refund.ID(invocation.text("refund")) else { throw OrderRefusal.otherRefund }
        let body = RefundSettlementBody(
            refund: refund,
            amount: invocation.integer("amount"),
            reason: invocation.text(ifGiven: "reason") ?? ""
        )
        return try await context.askConfirmed { try await $0(API.orders.settleRefund(id, body)) }
            .printout(context)
    }
}
