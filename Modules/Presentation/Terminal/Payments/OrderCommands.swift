import Arguments
import Domain
import Remote
import Wire
import Wording

enum OrderCommands: CommandGroup {
    static var members: [any TerminalCommand.Type] {
        [
            OrderListCommand.self, OrderShowCommand.self, OrderSeatCommand.self, OrderPassCommand.self,
            OrderLessonCommand.self, OrderCheckCommand.self, OrderWithdrawCommand.self,
            OrderRefundCommand.self, OrderIncomeCommand.self, OrderRefundAccountCommand.self,
            OrderAskAccountCommand.self, OrderAgreeCommand.self, OrderEndHoldCommand.self,
            OrderSettleRefundCommand.self, OrderCancelPaymentCommand.self,
        ]
    }

    static func command(in language: Language) -> Command {
        Command(
            "order",
            summary: language.say("결제하고, 결제한 것과 받은 결제를 봐요", "Pay, and show what was paid and given back"),
            example: .init("madang order list"),
            options: AppSettings.storageOptions(in: language),
            subcommands: members.map { $0.command(in: language) }
        )
    }

    static func id(in language: Language) -> Argument {
        Argument("id", label: "ORDER", summary: language.say("주문 번호", "the ID of an order"))
    }
}

extension CommandContext {
    var orderID: Order.ID {
        get throws { try identifier(or: OrderRefusal.notFound) }
    }

    func won(_ amount: Int) -> String { (Money(won: amount) ?? .zero).words[language] }
}
