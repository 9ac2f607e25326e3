import Arguments
import Domain
import Remote
import Wire
import Wording

enum OrderRefundCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "refund",
            summary: language.say("판매자나 운영자가 환불해요", "Refund an amount, as the seller or an operator"),
            example: .init("madang order refund 02SJ7Q4B80H5C --amount 10000 --reason '수업을 줄였어요'"),
            options: [
                Option(
                    "amount",
                    .integer(1...Money.most),
                    label: "WON",
                    summary: language.say("금액. 없으면 남은 금액 모두", "the amount; all that is left by default")
                ),
                Option(
                    "because",
                    .choice(DepositReason.allCases.map(\.rawValue)),
                    summary: language.say("상가 계약금을 돌려주는 까닭", "why the deposit of a shop is given back")
                ),
                Option("reason", label: "TEXT", summary: language.say("사유", "the reason")),
            ],
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, invocation) = (try context.orderID, context.invocation)
        let (amount, reason) = (invocation.integer(ifGiven: "amount"), invocation.text(ifGiven: "reason"))
        let because: DepositReason? = invocation.choice(ifGiven: "because")
        return try await context.askConfirmed { client in
            var won = amount
            if won == nil { won = try await client.read(API.orders.one(id)).value.refundable }
            let request = RefundRequestBody(amount: won ?? 0, reason: reason ?? "", because: because)
            return try await client(API.orders.refund(id, request))
        }.printout(context)
    }
}
