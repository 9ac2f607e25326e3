import Arguments
import Domain
import Remote
import Wire
import Wording

enum OrderCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "order",
            summary: language.say("결제하고, 결제한 것과 받은 결제를 봐요", "Pay, and show what was paid and given back"),
            example: .init("madang order list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static var actions: [Action] {
        [list, show] + placing + [check, withdraw, refund, income, refundAccount]
            + [askAccount, agree, endHold, settleRefund, cancelPayment]
    }

    static let order = Input.place("id", label: "ORDER", Words("주문 번호", "the ID of an order"))

    private static let placing: [Action] = [
        .calling(
            API.sales.placeSeat,
            "seat",
            Words(
                "수업의 자리를 15분 동안 잡아요. 결제는 브라우저에서 해요",
                "Hold a seat of a class for 15 minutes, to pay for in a browser"
            ),
            example: "madang order seat 01KQ3T8M5Z7VA",
            ListingCommands.listing
        ),
        .calling(
            API.lessonSales.placePass,
            "pass",
            Words(
                "횟수권을 사려고 자리를 15분 동안 잡아요. 결제는 브라우저에서 해요",
                "Hold a seat for 15 minutes, to pay for a pass in a browser"
            ),
            example: "madang order pass 01KQ3T8M5Z7VA",
            ListingCommands.listing
        ),
        .calling(
            API.lessonSales.placeLesson,
            "lesson",
            Words(
                "잡힌 레슨의 결제를 시작해요. 결제는 브라우저에서 해요",
                "Order a lesson that was agreed on, to pay for in a browser"
            ),
            example: "madang order lesson 01KQ3T8M5Z7VA",
            DealCommands.deal
        ),
    ]

    private static let show = Action.calling(
        API.orders.one,
        "show",
        Words("주문 하나를 기록까지 보여 줘요", "Show an order with its history"),
        example: "madang order show 02SJ7Q4B80H5C",
        order
    )

    private static let check = Action.calling(
        API.orders.complete,
        "check",
        Words("주문을 결제 회사의 기록과 맞춰요", "Compare an order with the provider"),
        example: "madang order check 02SJ7Q4B80H5C",
        order
    )

    private static let withdraw = Action.calling(
        API.orders.withdraw,
        "withdraw",
        Words("주문을 취소하고 환불 기준대로 돌려받아요", "Give up an order for what its terms give back"),
        example: "madang order withdraw 02SJ7Q4B80H5C",
        order
    )

    private static let agree = Action.calling(
        API.orders.agreeToContract,
        "agree",
        Words(
            "상가 계약을 마쳤다고 확인해요. 계약금은 돌려받을 수 없어요",
            "Say that the contract about a shop is made; its deposit isn't given back any more"
        ),
        example: "madang order agree 02SJ7Q4B80H5C",
        order
    )

    private static let endHold = Action.calling(
        API.orders.endHold,
        "end-hold",
        Words("(판매자) 결제 전인 주문을 취소해요", "(Seller) End the hold of a payer who hasn't paid"),
        example: "madang order end-hold 02SJ7Q4B80H5C",
        order
    )
}

extension CommandContext {
    var orderID: Order.ID {
        get throws { try identifier(or: OrderRefusal.notFound) }
    }

    func won(_ amount: Int) -> String { (Money(won: amount) ?? .zero).words[language] }
}
