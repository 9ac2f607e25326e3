import Domain
import Markup
import Wire
import Wording

/// The parts that the pages of a deposit share.
enum DepositFacts {
    /// What a deposit reserves and for how long, as facts.
    static func terms(of offer: OfferedDepositBody, for listing: ListingBody, in language: Language) -> HTML {
        """
        <dt>\(DepositPhrases.price[language])</dt><dd>\(listing.priceWords?[language] ?? "")</dd>
        <dt>\(DepositPhrases.reserved[language])</dt>\
        <dd>\(DepositPhrases.forDays(offer.days)[language])</dd>
        <dt>\(DepositPhrases.cooled[language])</dt>\
        <dd>\(DepositPhrases.forHours(offer.coolingHours)[language])</dd>
        \(seen(offer.documents, by: DepositPhrases.ownerSaw, in: language))
        """
    }

    /// The form of the documents that the payer has seen, which orders the deposit.
    static func documents(of listing: ListingBody, _ parts: FormParts) -> HTML {
        let language = parts.visit.language
        return """
            <section class="section" aria-labelledby="documents">
            <h2 id="documents">\(DepositPhrases.documents[language])</h2>
            <p>\(DepositPhrases.documentsLead[language])</p>
            \(parts.form(
                to: OrderPagePath.payDeposit.filled(listing.id.description),
                """
                \(parts.key)
                \(ticks(parts))
                <p class="callout">\(DepositPhrases.hold[language])</p>
                \(parts.button(OrderPhrases.toWays))
                """
            ))</section>
            """
    }

    /// The refund by time. At the end it is everything, without asking.
    static func timeline(_ stretches: [RefundStretchBody], for visit: Visit) -> HTML {
        OrderFacts.timeline(
            stretches,
            titled: OrderPhrases.refundTerms,
            afterwards: DepositPhrases.afterwards,
            for: visit
        )
    }

    /// The law, each with its provision.
    static func law(in language: Language) -> HTML {
        """
        <section class="section" aria-labelledby="law">
        <h2 id="law">\(DepositPhrases.law[language])</h2>
        <ul class="plain rows">\(DepositLaw.allCases.map { law in
            "<li>\(law.words[language]) <span class=\"soft small\">\(law.source)</span></li>" as HTML
        })</ul></section>
        """
    }

    /// Both documents, each with its day of issue.
    static func seen(_ documents: DocumentTicksBody, by who: Words, in language: Language) -> HTML {
        func document(_ name: Words, _ tick: DocumentTicks.Tick) -> String {
            DepositPhrases.document(name, issuedOn: tick.issuedOn)[language]
        }
        return """
            <dt>\(who[language])</dt>\
            <dd>\(document(DepositPhrases.registerSeen, documents.ticks.register))<br>\
            \(document(DepositPhrases.buildingSeen, documents.ticks.building))</dd>
            """
    }

    /// The controls with which a member ticks and dates both documents.
    static func ticks(_ parts: FormParts) -> HTML {
        func tick(_ name: String, _ label: Words, _ hint: Words) -> HTML {
            parts.choices(name, label, several: true, hint: hint, [("true", DepositPhrases.seen)])
        }
        return """
            \(tick("registerSeen", DepositPhrases.registerSeen, DepositPhrases.registerHint))
            \(parts.line("registerIssuedOn", DepositPhrases.registerDate, type: "date", isRequired: true))
            \(tick("buildingSeen", DepositPhrases.buildingSeen, DepositPhrases.buildingHint))
            \(parts.line("buildingIssuedOn", DepositPhrases.buildingDate, type: "date", isRequired: true))
            """
    }

    /// What both agreed on with an order.
    static func agreed(_ deposit: OrderDepositBody, for visit: Visit) -> HTML {
        let language = visit.language
        let cooling =
            deposit.coolingUntil.map { OrderPhrases.until($0, at: visit.now) }
            ?? DepositPhrases.forHours(deposit.coolingHours)
        let contract = deposit.fulfilledAt.map { at -> HTML in
            "<dt>\(DepositPhrases.contracted[language])</dt><dd>\(at.words(at: visit.now)[language])</dd>"
        }
        return """
            <section class="section" aria-labelledby="deposit">
            <h2 id="deposit">\(DepositPhrases.documents[language])</h2>
            <dl class="facts">
            <dt>\(DepositPhrases.reserved[language])</dt>\
            <dd>\(OrderPhrases.until(deposit.reservedUntil, at: visit.now)[language])</dd>
            <dt>\(DepositPhrases.cooled[language])</dt><dd>\(cooling[language])</dd>
            \(contract)
            \(seen(deposit.ownerSaw, by: DepositPhrases.ownerSaw, in: language))
            \(seen(deposit.payerSaw, by: DepositPhrases.payerSaw, in: language))
            </dl></section>
            """
    }
}
