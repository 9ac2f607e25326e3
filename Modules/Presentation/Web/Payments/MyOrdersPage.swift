import Domain
import Markup
import Wire
import Wording

/// The reader's orders, as payer and as seller.
struct MyOrdersPage {
    let list: ListBody<OrderBody>

    func page(for visit: Visit) -> Page {
        let title = OrderPhrases.mine[visit.language]
        let path = OrderPagePath.mine.rawValue
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(list.items.isEmpty
                    ? nothing.html(in: visit.language)
                    : OrderRows(list: list, next: { path.asking(["cursor": $0]) }).html(for: visit))
                """
        )
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: OrderPhrases.nothing,
            text: OrderPhrases.nothingText,
            actions: [(FavouritePhrases.browse, BoardPagePath.feed.rawValue)],
            isHeading: false
        )
    }
}

/// Orders as rows that lead to their pages.
struct OrderRows {
    let list: ListBody<OrderBody>
    /// The address of the next page by its cursor.
    let next: (String) -> String

    func html(for visit: Visit) -> HTML {
        """
        <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
        \(NextLink(address: list.next.map(next)).html(in: visit.language))
        """
    }

    private func row(_ order: OrderBody, _ visit: Visit) -> HTML {
        let language = visit.language
        return """
            <li><a class="row-link menu-row" href="\(link: OrderPagePath.one.filled(order.id.description))">\
            <span class="grow"><span class="strong one-line block">\(order.title)</span>\
            <span class="soft small block">\(item(order, language))\(parties(order, language))\
            \(order.orderedAt.words(at: visit.now)[language])</span></span>\
            <span class="order-end"><b>\(amount(order, language))</b>\
            \(OrderFacts.tag(order, language))</span></a></li>
            """
    }

    /// What the reader paid or received, without refunds.
    private func amount(_ order: OrderBody, _ language: Language) -> String {
        guard order.state.isCharged else { return OrderPhrases.won(order.amount)[language] }
        let won = OrderPhrases.won(order.amount - order.refunded)[language]
        return switch order.role {
        case .payer where order.refunded < order.amount: "−\(won)"
        case .payee where order.refunded < order.amount: "+\(won)"
        case .payer, .payee, .operator: won
        }
    }

    private func item(_ order: OrderBody, _ language: Language) -> HTML {
        let words =
            if let pass = order.pass {
                PassPhrases.mine(pass)
            } else if order.deal != nil {
                PassPhrases.lesson
            } else if order.deposit != nil {
                OrderPhrases.deposit
            } else {
                nil as Words?
            }
        return words.map { "\($0[language]) · " } ?? ""
    }

    /// The other party, and for operators both.
    private func parties(_ order: OrderBody, _ language: Language) -> HTML {
        let payer = order.payer?.member.nickname.text
        let names =
            switch order.role {
            case .payer: [order.seller.name]
            case .payee: [payer]
            case .operator: [payer, order.seller.name]
            }
        let shown = names.compactMap { $0 }
        return shown.isEmpty ? "" : "\(shown.joined(separator: " → ")) · "
    }
}
