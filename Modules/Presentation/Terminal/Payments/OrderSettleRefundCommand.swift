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
            example: .init("madang order settle-refund 02SJ7Q4B80H5C --reason '판매자가 계좌로 보냈어요'"),
            options: [
                Option(
                    "reason",
                    label: "TEXT",
                    summary: language.say(
                        "어떻게 돌려줬는지. 결제한 이웃과 판매자도 읽어요",
                        "how it was given back; the payer and the seller read it"
                    )
                )
            ],
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, reason) = (try context.orderID, context.invocation.text(ifGiven: "reason") ?? "")
        return try await context.askAsMember {
            try await $0.orders.settleRefund(of: id, RefundSettlementBody(reason: reason))
        }.printout(context)
    }
}
