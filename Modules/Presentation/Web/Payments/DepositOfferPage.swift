import Domain
import Markup
import Wire
import Wording

/// The form with which an owner takes deposits for a shop.
struct DepositOfferPage {
    let listing: ListingBody
    let deposit: DepositBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, listing.id.description)
        let title = DepositPhrases.take[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(listing.title)</p></div>
                <div class="stack">
                \(OrderFacts.test(deposit.isTest, in: language))
                <p>\(DepositPhrases.takeLead[language])</p>
                \(parts.form(to: OrderPagePath.deposit.filled(id), "\(terms(parts))\(seller(parts))"))
                \(DepositFacts.law(in: language))
                \(ending(language))
                </div>
                """
        )
    }

    private func terms(_ parts: FormParts) -> HTML {
        """
        \(parts.line(
            "amount",
            DepositPhrases.amount,
            hint: deposit.most.map(DepositPhrases.most),
            isRequired: true,
            attributes: " inputmode=\"numeric\" data-won"
        ))
        \(parts.line("days", DepositPhrases.days, attributes: " inputmode=\"numeric\""))
        \(parts.line(
            "coolingHours",
            DepositPhrases.cooling,
            hint: DepositPhrases.coolingHint,
            attributes: " inputmode=\"numeric\""
        ))
        \(OrderFacts.transferHours(parts))
        \(DepositFacts.ticks(parts))
        """
    }

    private func seller(_ parts: FormParts) -> HTML {
        """
        \(OrderFacts.sellerFields(parts, hint: OrderPhrases.sellerLead))
        \(parts.button(deposit.offer == nil ? DepositPhrases.take : FramePhrases.save))
        """
    }

    private func ending(_ language: Language) -> HTML {
        guard deposit.offer != nil else { return "" }
        let button = ActionButton(
            words: DepositPhrases.end,
            action: OrderPagePath.endDeposit.filled(listing.id.description),
            style: "button wide"
        )
        return """
            <section class="section"><p class="hint">\(DepositPhrases.endHint[language])</p>
            \(button.html(in: language))</section>
            """
    }
}
