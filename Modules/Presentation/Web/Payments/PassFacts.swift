import Domain
import Markup
import Wire
import Wording

/// The parts that the pages of passes share.
enum PassFacts {
    /// What a pass is good for, as facts.
    static func terms(of pass: PassOfferBody, in language: Language) -> HTML {
        """
        <dt>\(PassPhrases.lessons[language])</dt><dd>\(PassPhrases.count(pass.count)[language])</dd>
        <dt>\(PassPhrases.validity[language])</dt><dd>\(PassPhrases.until(pass.until)[language])</dd>
        <dt>\(PassPhrases.cancelling[language])</dt>\
        <dd>\(PassPhrases.notice(pass.noticeHours)[language])</dd>
        """
    }

    /// The refund, by the lessons that are used.
    static func timeline(_ stretches: [PassStretchBody], of count: Int, in language: Language) -> HTML {
        let nexts = stretches.dropFirst().map(\.used).map(Optional.some) + [nil]
        let rows = zip(stretches, nexts).map { stretch, next -> HTML in
            let when = PassPhrases.stretch(from: stretch.used, before: next, of: count)
            let amount = stretch.amount == 0 ? OrderPhrases.noRefund : OrderPhrases.won(stretch.amount)
            return "<li><span>\(when[language])</span><b>\(amount[language])</b></li>"
        }
        return """
            <section class="section" aria-labelledby="refund-terms">
            <h2 id="refund-terms">\(OrderPhrases.refundTerms[language])</h2>
            <ol class="plain rows pairs">\(rows)</ol>
            <p class="hint">\(PassPhrases.termsHint[language])</p></section>
            """
    }

    /// The law, each with its provision.
    static func law(in language: Language) -> HTML {
        """
        <section class="section" aria-labelledby="law">
        <h2 id="law">\(PassPhrases.law[language])</h2>
        \(PassLaw.allCases.map { law in
            "<p>\(law.words[language]) <span class=\"soft small\">\(law.source)</span></p>" as HTML
        })</section>
        """
    }

    /// How much of it is used, and the lessons that were booked.
    static func uses(_ pass: OrderPassBody, for visit: Visit) -> HTML {
        let language = visit.language
        let rows = pass.uses.map { use -> HTML in
            let tag: HTML =
                use.returnedAt == nil
                ? "" : " <span class=\"tag\">\(PassPhrases.cameBack[language])</span>"
            return """
                <li><a href="\(link: DealPagePath.one.filled(use.deal.description))">\
                <time datetime="\(use.startsAt.rfc3339)">\
                \(use.startsAt.words(at: visit.now)[language])</time></a>\(tag)</li>
                """
        }
        let list: HTML =
            rows.isEmpty
            ? "<p class=\"soft\">\(PassPhrases.noUses[language])</p>"
            : "<ul class=\"plain rows pairs\">\(rows)</ul>"
        let used = PassPhrases.used(pass.used, of: pass.count, until: pass.until)
        return """
            <section class="section" aria-labelledby="uses">
            <h2 id="uses">\(PassPhrases.uses[language])</h2>
            <p class="strong">\(used[language])</p>
            \(list)
            <p class="hint">\(PassPhrases.useHint[language]) \
            \(PassPhrases.notice(pass.noticeHours)[language])</p>
            </section>
            """
    }
}
