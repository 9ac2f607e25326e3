import Arguments
import Domain
import Remote
import Wire
import Wording

enum OrderRefundAccountCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "refund-account",
            summary: language.say(
                "입금한 금액을 환불받을 계좌를 알려 줘요",
                "Name the bank account for the refund of a transfer"
            ),
            example: .init(
                "madang order refund-account 02SJ7Q4B80H5C --bank toss --number 1000-1234-5678 --holder 김다은"
            ),
            options: [
                Option(
                    "bank",
                    .choice(Bank.allCases.map(\.rawValue)),
                    required: true,
                    summary: language.say("은행", "the bank")
                ),
                Option(
                    "number",
                    label: "DIGITS",
                    required: true,
                    summary: language.say("계좌 번호", "the number of the account")
                ),
                Option(
                    "holder",
                    label: "NAME",
                    required: true,
                    summary: language.say("예금주", "the holder of the account")
                ),
            ],
            arguments: [OrderCommands.id(in: language)]
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (id, invocation) = (try context.orderID, context.invocation)
        let body = RefundAccountBody(
            bank: invocation.choice("bank"),
            number: invocation.text("number"),
            holder: invocation.text("holder")
        )
        return try await context.askConfirmed { try await $0(API.orders.giveRefundAccount(id, body)) }
            .printout(context)
    }
}
