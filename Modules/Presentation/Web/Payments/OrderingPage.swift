import Domain
import Markup
import Wire
import Wording

/// What something costs, on which terms and from whom, before it is ordered. Without the seller's details
/// and the operator's notice there is no such page.
struct OrderingPage {
    /// Leads on to the ways to pay.
    enum Step {
        case button(to: String, hold: Words)
        /// A form with fields of its own.
        case form(@Sendable (Visit) -> HTML)
    }

    let item: MoneyPromise.Item
    let title: Words
    /// The title of what the item belongs to.
    let subject: String
    let back: String
    let isTest: Bool
    let amount: Int
    /// The facts after the amount, each with its label.
    let facts: @Sendable (Visit) -> HTML
    /// What is refunded when, and what else holds.
    let terms: @Sendable (Visit) -> HTML
    let seller: SellerBody
    /// What the law says, and who is only an intermediary.
    let notice: @Sendable (Language) -> HTML
    let step: Step

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            title[language],
            back: back,
            content: """
                <div class="head"><h1>\(title[language])</h1><p class="soft">\(subject)</p></div>
                <div class="stack">
                \(OrderFacts.test(isTest, in: language))
                <dl class="facts"><dt>\(OrderPhrases.amount[language])</dt>\
                <dd><b>\(OrderPhrases.won(amount)[language])</b></dd>\(facts(visit))</dl>
                \(terms(visit))
                \(MoneyPromises(item: item).html(in: language))
                \(OrderFacts.seller(seller, in: language))
                \(notice(language))
                \(onward(visit))
                </div>
                """
        )
    }

    private func onward(_ visit: Visit) -> HTML {
        switch step {
        case .button(let address, let hold):
            """
            <p class="callout">\(hold[visit.language])</p>
            <form method="post" action="\(link: address)">\
            <button class="button primary wide">\(OrderPhrases.toWays[visit.language])</button></form>
            """
        case .form(let html): html(visit)
        }
    }
}
