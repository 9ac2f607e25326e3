import Domain
import Markup
import Wire
import Wording

/// The step before a deposit is paid: what it costs, when it is refunded, the documents, and the law.
/// Without an offer and the operator's notice there is no such page.
struct DepositPage {
    let listing: ListingBody
    let offer: OfferedDepositBody
    let seller: SellerBody
    let intermediary: String
    let refunds: [RefundStretchBody]
    let isTest: Bool
    let entry: FormEntry

    /// Nil unless the deposit can be paid.
    init?(_ listing: ListingBody, _ deposit: DepositBody, _ seller: SellerBody, _ entry: FormEntry) {
        guard deposit.isOpen, let offer = deposit.offer, let intermediary = deposit.intermediary else {
            return nil
        }
        self.listing = listing
        self.offer = offer
        self.seller = seller
        self.intermediary = intermediary
        refunds = deposit.refunds
        isTest = deposit.isTest
        self.entry = entry
    }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = DepositPhrases.pay[language]
        return Page(
            title,
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(listing.title)</p></div>
                <div class="stack">
                \(OrderFacts.test(isTest, in: language))
                \(facts(language))
                \(DepositFacts.timeline(refunds, for: visit))
                <p class="hint">\(DepositPhrases.termsHint[language])</p>
                \(MoneyPromises(item: .deposit).html(in: language))
                \(OrderFacts.seller(seller, in: language))
                \(DepositFacts.law(in: language))
                <p class="hint">\(intermediary)</p>
                \(ticks(visit))
                </div>
                """
        )
    }

    private func facts(_ language: Language) -> HTML {
        """
        <dl class="facts"><dt>\(OrderPhrases.amount[language])</dt>\
        <dd><b>\(OrderPhrases.won(offer.amount)[language])</b></dd>
        <dt>\(DepositPhrases.price[language])</dt><dd>\(listing.priceWords?[language] ?? "")</dd>
        <dt>\(DepositPhrases.reserved[language])</dt>\
        <dd>\(DepositPhrases.forDays(offer.days)[language])</dd>
        <dt>\(DepositPhrases.cooled[language])</dt>\
        <dd>\(DepositPhrases.forHours(offer.coolingHours)[language])</dd>
        \(DepositFacts.seen(offer.documents, by: DepositPhrases.ownerSaw, in: language))</dl>
        """
    }

    private func ticks(_ visit: Visit) -> HTML {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return """
            <section class="section" aria-labelledby="documents">
            <h2 id="documents">\(DepositPhrases.documents[language])</h2>
            <p>\(DepositPhrases.documentsLead[language])</p>
            \(parts.form(
                to: OrderPagePath.payDeposit.filled(listing.id.description),
                """
                \(parts.key)
                \(DepositFacts.ticks(parts))
                <p class="callout">\(DepositPhrases.hold[language])</p>
                \(parts.button(OrderPhrases.toWays))
                """
            ))</section>
            """
    }
}
