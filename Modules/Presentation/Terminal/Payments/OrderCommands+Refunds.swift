import Arguments
import Domain
import Remote
import Wire
import Wording

/// The commands of refunds.
extension OrderCommands {
    static let refund = Action(
        "refund",
        Words("판매자나 운영자가 환불해요", "Refund an amount, as the seller or an operator"),
        example: "madang order refund 02SJ7Q4B80H5C --amount 10000 --reason '수업을 줄였어요'",
        takes: [order],
        options: { language in
            [
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
            ]
        },
        run: { context in
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
    )

    static let refundAccount = Action.calling(
        API.orders.giveRefundAccount,
        "refund-account",
        Words("입금한 금액을 환불받을 계좌를 알려 줘요", "Name the bank account for the refund of a transfer"),
        example: "madang order refund-account 02SJ7Q4B80H5C --bank toss --number 1000-1234-5678 --holder 김다은",
        order,
        .option("bank", of: RefundAccountBody.self, isRequired: true, Words("은행", "the bank")),
        .option(
            "number",
            of: RefundAccountBody.self,
            label: "DIGITS",
            isRequired: true,
            Words("계좌 번호", "the number of the account")
        ),
        .option(
            "holder",
            of: RefundAccountBody.self,
            label: "NAME",
            isRequired: true,
            Words("예금주", "the holder of the account")
        ),
        isConfirmed: true
    )

    static let askAccount = Action.calling(
        API.orders.askForRefundAccount,
        "ask-account",
        Words("환불받을 계좌를 운영자에게 대신 적어 달라고 해요", "Ask an operator to name the bank account for my refund"),
        example: "madang order ask-account 02SJ7Q4B80H5C",
        order
    )

    static let cancelPayment = Action.calling(
        API.orders.cancelPayment,
        "cancel-payment",
        Words("(운영자) 주문과 맞지 않는 결제를 취소하고 돌려줘요", "(Operator) Cancel a payment that the order can't accept"),
        example: "madang order cancel-payment 02SJ7Q4B80H5C",
        order
    )

    static let settleRefund = Action(
        "settle-refund",
        Words(
            "(운영자) 결제 회사가 거절한 환불을 다른 방법으로 돌려줬다고 적어요",
            "(Operator) Record that a refused refund was given back in another way"
        ),
        example: """
            madang order settle-refund 02SJ7Q4B80H5C --refund 02SJ7Q4B80H5D --amount 10000 \
            --reason '판매자가 계좌로 보냈어요'
            """,
        takes: [order],
        options: settlementOptions
    ) { context in
        let (id, invocation) = (try context.orderID, context.invocation)
        guard let refund = Refund.ID(invocation.text("refund")) else { throw OrderRefusal.otherRefund }
        let settlement = RefundSettlementBody(
            refund: refund,
            amount: invocation.integer("amount"),
            reason: invocation.text(ifGiven: "reason") ?? ""
        )
        let call = API.orders.settleRefund(id, settlement)
        return try await context.answer(to: call, isConfirmed: true).printout(context)
    }

    @Sendable private static func settlementOptions(in language: Language) -> [Option] {
        [
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
        ]
    }
}
