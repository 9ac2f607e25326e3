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
            example: .init("madang ledger verify")
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let answer = try await context.askAsMember { try await $0.orders.faults() }
        let faults = answer.value.items
        var printout = Printout(
            answer.value,
            text: faults.isEmpty
                ? context.say("장부의 합이 모두 맞아요.", "The ledger adds up.")
                : context.table(
                    [
                        .init(context.say("주문", "Order"), canShrink: false),
                        .init(context.say("맞는 값", "Expected")), .init(context.say("장부", "Found")),
                    ],
                    faults.map { [$0.order.description, $0.expected, $0.found] }
                ),
            keptSince: answer.keptSince
        )
        if !faults.isEmpty { printout.exitCode = .failure }
        return printout
    }
}
