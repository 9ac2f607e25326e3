import Domain
import Markup
import Wire
import Wording

/// What the author has changed of what was sold, with what can be taken back; on the page of an order.
struct OrderChanges {
    let order: OrderBody
    /// The names of the neighbourhoods among the changes, by code.
    let places: [String: Words]

    /// Empty without changes.
    func html(for visit: Visit) -> HTML {
        guard !order.changes.isEmpty else { return "" }
        let language = visit.language
        return """
            <section class="section" aria-labelledby="changes">
            <h2 id="changes">\(OrderPhrases.changes[language])</h2>
            \(offer(visit))
            <dl class="facts">\(order.changes.map { change in
                """
                <dt>\(change.part.words[language])</dt>\
                <dd><del>\(text(change.from, of: change, visit))</del><br>\
                <ins>\(latter(change, visit))</ins></dd>
                """ as HTML
            })</dl></section>
            """
    }

    private func offer(_ visit: Visit) -> HTML {
        guard order.role == .payer, order.hasOffer else { return "" }
        return """
            <p class="callout">\(OrderPhrases.offer(order.share, until: order.offerUntil, at: visit.now)[
                visit.language
            ])</p>
            """
    }

    private func latter(_ change: OrderChangeBody, _ visit: Visit) -> HTML {
        guard change.from != change.to else { return "\(OrderPhrases.exactPlace[visit.language])" }
        return text(change.to, of: change, visit)
    }

    private func text(_ value: String, of change: OrderChangeBody, _ visit: Visit) -> HTML {
        let language = visit.language
        switch change.part {
        case .title, .text: return "\(value)"
        case .dates:
            let starts = OrderChangeBody.starts(in: value).map { $0.words(at: visit.now)[language] }
            return starts.isEmpty
                ? "\(OrderPhrases.noDate[language])" : "\(starts.joined(separator: " · "))"
        case .place: return "\(places[value]?[language] ?? value)"
        case .price:
            let amounts = value.split(separator: " ").compactMap { Int($0) }
            return amounts.isEmpty
                ? "\(OrderPhrases.negotiable[language])"
                : "\(amounts.map { OrderPhrases.won($0)[language] }.joined(separator: " · "))"
        case .others: return "\(OrderPhrases.details[language])"
        }
    }
}

/// What payers are promised, before they pay.
struct MoneyPromises {
    let item: MoneyPromise.Item

    func html(in language: Language) -> HTML {
        """
        <section class="section" aria-labelledby="promises">
        <h2 id="promises">\(OrderPhrases.promises[language])</h2>
        <ul class="plain rows">\(MoneyPromise.all(for: item).map { promise in
                "<li>\(promise.words(for: item)[language])</li>" as HTML
            })</ul></section>
        """
    }
}
