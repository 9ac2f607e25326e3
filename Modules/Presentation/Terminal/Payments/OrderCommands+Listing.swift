import Arguments
import Domain
import Wire
import Wording

extension OrderCommands {
    static let list = Action(
        "list",
        Words("주문을 보여 줘요. 최신순이에요", "Show my orders, newest first"),
        example: "madang order list",
        more: [("madang order list --all --search 도자기", nil)],
        options: listOptions,
        run: showList
    )

    @Sendable private static func listOptions(in language: Language) -> [Option] {
        [
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
    }

    @Sendable private static func showList(_ context: CommandContext) async throws -> Printout {
        let (invocation, slice) = (context.invocation, context.slice)
        let filter = OrderFilter(
            state: invocation.choice(ifGiven: "state"),
            hasProblem: invocation.flag("problem"),
            isOfNewSellers: invocation.flag("new-sellers"),
            text: invocation.text(ifGiven: "search")
        )
        let isForOperator = invocation.flag("all") || filter != OrderFilter()
        let answer =
            try await isForOperator
            ? context.answer(to: API.orders.all(OrderQuery(filter, slice)))
            : context.answer(to: API.orders.mine(SliceQuery(slice)))
        return answer.printout(context, nothing: Words("주문이 없어요.", "No orders."))
    }
}

extension OrderBody: Tabular {
    static let columns: [TableColumn<OrderBody>] = [
        .init(Words("ID", "ID")) { order, _ in order.id.description },
        .init(Words("상태", "State")) { $0.state.words[$1.language] },
        .init(Words("금액", "Amount"), .right) { $1.won($0.amount) },
        .init(Words("주문", "Ordered")) { order, _ in order.orderedAt.stamp },
        .init(Words("수업", "Class"), canShrink: true) { order, _ in order.title },
    ]
}
