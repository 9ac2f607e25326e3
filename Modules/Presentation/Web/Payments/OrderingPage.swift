import Domain
import Markup
import Wire
import Wording

/// What something costs, on which terms and from whom, before it is ordered. Without the seller's details
/// and the operator's notice there is no such page.
struct OrderingPage {
    let item: MoneyPromise.Item
    let title: Words
    /// The title of what the item belongs to.
    let subject: String
    let back: String
    let isTest: Bool
    let amount: Int
    /// The facts after the amount, each with its label.
    var facts: HTML = ""
    /// What is refunded when, and what else holds.
    let terms: HTML
    let seller: SellerBody
    /// What the law says, and who is only an intermediary.
    let notice: HTML
    /// Leads on to the ways to pay.
    let form: HTML

    func page(in language: Language) -> Page {
        Page(
            title[language],
            back: back,
            content: """
                <div class="head"><h1>\(title[language])</h1><p class="soft">\(subject)</p></div>
                <div class="stack">
                \(OrderFacts.test(isTest, in: language))
                <dl class="facts"><dt>\(OrderPhrases.amount[language])</dt>\
                <dd><b>\(OrderPhrases.won(amount)[language])</b></dd>\(facts)</dl>
                \(terms)
                \(MoneyPromises(item: item).html(in: language))
                \(OrderFacts.seller(seller, in: language))
                \(notice)
                \(form)
                </div>
                """
        )
    }

    /// The button of an item without fields, and for how long it is held.
    static func button(to address: String, _ hold: Words, in language: Language) -> HTML {
        """
        <p class="callout">\(hold[language])</p>
        <form method="post" action="\(link: address)">\
        <button class="button primary wide">\(OrderPhrases.toWays[language])</button></form>
        """
    }

    static func hint(_ text: String) -> HTML { "<p class=\"hint\">\(text)</p>" }
}
