import Domain
import Markup
import Wire
import Wording

/// What a seat costs, on which terms and from whom, before it is ordered. Without the seller's details and
/// the operator's notice there is no such page.
struct BuyPage {
    let listing: ListingBody
    let amount: Money
    let seller: SellerBody
    let intermediary: String
    let refunds: [RefundStretchBody]
    let isTest: Bool

    /// Nil unless a seat can be bought.
    init?(_ listing: ListingBody, _ sale: SaleBody, _ seller: SellerBody) {
        guard sale.isOpen, let amount = sale.amount, let intermediary = sale.intermediary else { return nil }
        self.listing = listing
        self.amount = amount
        self.seller = seller
        self.intermediary = intermediary
        refunds = sale.refunds
        isTest = sale.isTest
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = OrderPhrases.buyTitle[language]
        return Page(
            title,
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(listing.title)</p></div>
                <div class="stack">
                \(OrderFacts.test(isTest, in: language))
                <dl class="facts"><dt>\(OrderPhrases.amount[language])</dt>\
                <dd><b>\(OrderPhrases.won(amount.won)[language])</b></dd></dl>
                \(OrderFacts.timeline(refunds, for: visit))
                \(MoneyPromises(item: .seat).html(in: language))
                \(OrderFacts.seller(seller, in: language))
                <p class="hint">\(OrderPhrases.notice(of: intermediary)[language])</p>
                <p class="callout">\(OrderPhrases.hold[language])</p>
                <form method="post" action="\(link: OrderPagePath.buy.filled(listing.id.description))">\
                <button class="button primary wide">\(OrderPhrases.toWays[language])</button></form>
                </div>
                """
        )
    }
}
