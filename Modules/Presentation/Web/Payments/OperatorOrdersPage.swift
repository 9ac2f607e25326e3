import Domain
import Markup
import Wire
import Wording

/// All orders for an operator, who searches them or looks through those of a state.
struct OperatorOrdersPage {
    let list: ListBody<OrderBody>
    let filter: OrderFilter

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = OrderPhrases.all[language]
        let address = address(filter)
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(search(language))
                <nav class="chips scroll" aria-label="\(OrderPhrases.byState[language])">\
                \(chips(language))</nav>
                \(list.items.isEmpty
                    ? nothing.html(in: language)
                    : OrderRows(list: list, next: { address.asking(["cursor": $0]) }).html(for: visit))
                """
        )
    }

    private func search(_ language: Language) -> HTML {
        let others = OrderFilter(
            state: filter.state,
            hasProblem: filter.hasProblem,
            isOfNewSellers: filter.isOfNewSellers
        ).query
        return """
            <form class="search" method="get" role="search" action="\(link: OrderPagePath.all.rawValue)">
            <label class="unseen" for="q">\(OrderPhrases.search[language])</label>
            <input id="q" name="q" type="search" value="\(filter.text ?? "")" autocomplete="off" \
            enterkeyhint="search" maxlength="\(OrderFilter.longestText)" \
            placeholder="\(OrderPhrases.searchExample[language])">
            \(others.map(HTML.hiddenField))
            <button class="icon-button" aria-label="\(OrderPhrases.search[language])">\
            \(Icon.search.html)</button>
            </form>
            """
    }

    private func chips(_ language: Language) -> HTML {
        let every = chip(OrderPhrases.everyState, OrderFilter(text: filter.text), language)
        let problems = chip(OrderPhrases.problems, OrderFilter(hasProblem: true, text: filter.text), language)
        let first = chip(
            OrderPhrases.newSellers,
            OrderFilter(isOfNewSellers: true, text: filter.text),
            language
        )
        let states = Order.State.allCases.map { state in
            chip(state.words, OrderFilter(state: state, text: filter.text), language)
        }
        return "\(every)\(problems)\(first)\(states)"
    }

    private func chip(_ words: Words, _ target: OrderFilter, _ language: Language) -> HTML {
        ChipLink(text: words[language], address: address(target), isCurrent: target == filter).html
    }

    private func address(_ filter: OrderFilter) -> String { OrderPagePath.all.rawValue.asking(filter.query) }

    private var nothing: EmptyState {
        filter == OrderFilter()
            ? EmptyState(
                drawing: .quiet,
                title: OrderPhrases.nothing,
                text: OrderPhrases.nothingText,
                isHeading: false
            )
            : EmptyState(
                drawing: .search,
                title: OrderPhrases.notFound,
                text: OrderPhrases.notFoundText,
                isHeading: false
            )
    }
}

extension OrderFilter {
    /// The fields of a query with this filter.
    var query: [(String, String)] {
        [
            ("state", state?.rawValue), ("problem", hasProblem ? "true" : nil),
            ("new-sellers", isOfNewSellers ? "true" : nil), ("q", text),
        ]
        .compactMap { name, value in value.map { (name, $0) } }
    }
}
