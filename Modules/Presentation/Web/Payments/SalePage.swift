import Domain
import Markup
import Wire
import Wording

/// The form with which an author sells the seats of a listing.
struct SalePage {
    let listing: ListingBody
    let sale: SaleBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let (language, id) = (visit.language, listing.id.description)
        let title = OrderPhrases.sale[language]
        let parts = FormParts(visit: visit, entry: entry)
        return Page(
            title,
            back: listing.pageAddress,
            content: """
                <div class="head"><h1>\(title)</h1><p class="soft">\(listing.title)</p></div>
                <div class="stack">
                \(OrderFacts.test(sale.isTest, in: language))
                <p>\(isOfLessons ? PassPhrases.saleLead[language] : OrderPhrases.saleLead[language])</p>
                \(terms(visit))
                \(commission(language))
                <p class="hint">\(OrderPhrases.sellerLead[language])</p>
                \(parts.form(
                    to: OrderPagePath.sale.filled(id),
                    """
                    \(OrderFacts.sellerFields(parts))
                    \(OrderFacts.transferHours(parts))
                    \(parts.button(sale.seller == nil ? OrderPhrases.open : FramePhrases.save))
                    """
                ))
                \(ending(language))
                </div>
                """
        )
    }

    private var isOfLessons: Bool { sale.amount == nil }

    private func terms(_ visit: Visit) -> HTML {
        guard isOfLessons else { return OrderFacts.timeline(sale.refunds, for: visit) }
        let timeline = sale.pass.map {
            PassFacts.timeline($0.refunds, of: $0.count, in: visit.language)
        }
        return "\(timeline)\(PassFacts.law(in: visit.language))"
    }

    private func commission(_ language: Language) -> HTML {
        guard let commission = sale.commission, commission != .none else { return "" }
        return "<p class=\"callout\">\(OrderPhrases.commission(commission)[language])</p>"
    }

    private func ending(_ language: Language) -> HTML {
        guard sale.seller != nil else { return "" }
        let hint = isOfLessons ? PassPhrases.saleEndHint : OrderPhrases.endHint
        let button = ActionButton(
            words: OrderPhrases.endSale,
            action: OrderPagePath.endSale.filled(listing.id.description),
            style: "button wide"
        )
        return """
            <section class="section"><p class="hint">\(hint[language])</p>
            \(button.html(in: language))</section>
            """
    }
}
