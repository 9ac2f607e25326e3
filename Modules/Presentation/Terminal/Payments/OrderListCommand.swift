import Arguments
import Domain
import Remote
import Wire
import Wording

enum OrderListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("주문을 보여 줘요. 최신순이에요", "Show my orders, newest first"),
            example: .init("madang order list"),
            more: [.init("madang order list --all --search 도자기")],
            options: [
                .flag("all", summary: language.say("(운영자) 모든 주문", "(operator) all orders")),
                Option(
                    "state",
                    .choice(Order.State.allCases.map(\.rawValue)),
                    summary: language.say("(운영자) 이 상태만", "(operator) only this state")
                ),
                .flag(
                    "problem",
                    summary: language.say(
                        "(운영자) 결제 회사의 기록과 다른 주문만",
                        "(operator) only those that contradict the provider"
                    )
                ),
                .flag(
                    "new-sellers",
                    summary: language.say(
                        "(운영자) 판매를 마친 적이 없는 판매자의 주문만",
                        "(operator) only of sellers who have completed no sale yet"
                    )
                ),
                Option(
                    "search",
                    label: "TEXT",
                    summary: language.say(
                        "(운영자) 주문 번호, 수업, 이름에 이 말이 있는 주문만",
                        "(operator) only with this number, or this text in the class or a name"
                    )
                ),
            ] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let (invocation, slice) = (context.invocation, context.slice)
        let filter = OrderFilter(
            state: invocation.choice(ifGiven: "state"),
            hasProblem: invocation.flag("problem"),
            isOfNewSellers: invocation.flag("new-sellers"),
            text: invocation.text(ifGiven: "search")
        )
        let isForOperator = invocation.flag("all") || filter != OrderFilter()
        let answer = try await context.askAsMember { client in
            isForOperator
                ? try await client.read(API.orders.all(OrderQuery(filter, slice)))
                : try await client.read(API.orders.mine(SliceQuery(slice)))
        }
        let list = answer.value
        let text =
            list.items.isEmpty
            ? context.say("주문이 없어요.", "No orders.")
            : context.table(
                [
                    .init("ID", canShrink: false), .init(context.say("상태", "State"), canShrink: false),
                    .init(context.say("금액", "Amount"), .right, canShrink: false),
                    .init(context.say("주문", "Ordered"), canShrink: false),
                    .init(context.say("수업", "Class")),
                ],
                list.items.map { order in
                    [
                        order.id.description, order.state.words[context.language],
                        context.won(order.amount), order.orderedAt.stamp, order.title,
                    ]
                }
            ) + context.more(list.next)
        return Printout(list, text: text, keptSince: answer.keptSince)
    }
}
