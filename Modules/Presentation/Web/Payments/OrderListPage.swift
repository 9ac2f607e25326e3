import Domain
import Markup
import Wire
import Wording

/// The reader's orders, or all of them for an operator.
struct OrderListPage {
    let list: ListBody<OrderBody>
    let path: OrderPagePath
    /// Whether only orders with a problem are shown.
    var hasProblem = false

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = (path == .all ? OrderPhrases.all : OrderPhrases.mine)[language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(path == .all ? filter(language) : "")
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private func filter(_ language: Language) -> HTML {
        let address = hasProblem ? path.rawValue : path.rawValue.asking(["problem": "true"])
        let words = hasProblem ? OrderPhrases.all : OrderPhrases.problems
        return "<p><a class=\"button small\" href=\"\(link: address)\">\(words[language])</a></p>"
    }

    private func rows(_ visit: Visit) -> HTML {
        let language = visit.language
        let next = list.next.map { cursor in
            path.rawValue.asking(["cursor": cursor, "problem": hasProblem ? "true" : nil])
        }
        return """
            <ul class="plain rows" data-list>
            \(list.items.map { order in
                """
                <li><a class="row-link menu-row" \
                href="\(link: OrderPagePath.one.filled(order.id.description))">\
                <span class="grow"><span class="strong one-line">\(order.title)</span>\
                <span class="soft small">\(order.orderedAt.words(at: visit.now)[language]) · \
                \(OrderPhrases.won(order.amount)[language])</span></span>\
                <span class="tag">\(order.state.words[language])</span></a></li>
                """ as HTML
            })
            </ul>
            \(NextLink(address: next).html(in: language))
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            icon: .list,
            title: OrderPhrases.nothing,
            text: OrderPhrases.nothingText,
            actions: [(FavouritePhrases.browse, BoardPagePath.feed.rawValue)],
            isHeading: false
        )
    }
}
