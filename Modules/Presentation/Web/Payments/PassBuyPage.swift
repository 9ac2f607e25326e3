import Domain
import Markup
import Wire
import Wording

/// What a pass costs, on which terms and from whom, before it is ordered. Without the seller's details and
/// the operator's notice there is no such page.
struct PassBuyPage {
    let listing: ListingBody
    let pass: PassOfferBody
    let seller: SellerBody
    let intermediary: String
    let isTest: Bool

    /// Nil unless a pass can be bought.
    init?(_ listing: ListingBody, _ sale: SaleBody, _ seller: SellerBody) {
        guard sale.isOpen, let pass = sale.pass,
            let intermediary = sale.intermediary
        else { return nil }
        self.listing = listing
        self.pass = pass
        self.seller = seller
        self.intermediary = intermediary
        isTest = sale.isTest
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = PassPhrases.buy[language]
        return Page(
            title,
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(listing.title)</p></div>
                <div class="stack">
                \(OrderFacts.test(isTest, in: language))
                \(facts(language))
                \(PassFacts.timeline(pass.refunds, of: pass.count, in: language))
                \(MoneyPromises(item: .pass).html(in: language))
                \(OrderFacts.seller(seller, in: language))
                \(PassFacts.law(in: language))
                <p class="hint">\(intermediary)</p>
                <p class="callout">\(PassPhrases.hold[language])</p>
                <form method="post" action="\(link: OrderPagePath.buyPass.filled(listing.id.description))">\
                <button class="button primary wide">\(OrderPhrases.toWays[language])</button></form>
                </div>
                """
        )
    }

    private func facts(_ language: Language) -> HTML {
        """
        <dl class="facts"><dt>\(OrderPhrases.amount[language])</dt>\
        <dd><b>\(OrderPhrases.won(pass.amount)[language])</b></dd>
        <dt>\(PassPhrases.lessons[language])</dt><dd>\(PassPhrases.count(pass.count)[language])</dd>
        <dt>\(PassPhrases.validity[language])</dt><dd>\(PassPhrases.until(pass.until)[language])</dd>
        <dt>\(PassPhrases.cancelling[language])</dt>\
        <dd>\(PassPhrases.notice(pass.noticeHours)[language])</dd></dl>
        """
    }
}
