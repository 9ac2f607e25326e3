import Domain
import Markup
import Wire
import Wording

/// The operator's documents, when the member consented to each, and a button where a consent is lacking.
struct ConsentsPage {
    let consents: [ConsentBody]
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = ConsentPhrases.title[language]
        let list: HTML =
            consents.isEmpty
            ? "<p class=\"callout\">\(ConsentPhrases.none[language])</p>"
            : "<ul class=\"plain rows\">\(consents.map { row($0, visit) })</ul>"
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(ConsentPhrases.about[language])</p></div>
                \(FormParts(visit: visit, entry: entry).summary)
                \(list)
                """
        )
    }

    private func row(_ consent: ConsentBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let name: HTML =
            consent.presentDigest == nil
            ? "\(consent.document.words[language])" : consent.document.link(in: language)
        let facts = consent.words(at: visit.now).map { words -> HTML in
            "<p class=\"soft small\">\(words[language])</p>"
        }
        return """
            <li class="row-link"><div class="grow"><p class="strong">\(name)</p>
            \(facts)</div>\(button(consent, language))</li>
            """
    }

    private func button(_ consent: ConsentBody, _ language: Language) -> HTML {
        guard !consent.isCurrent, let digest = consent.presentDigest else { return "" }
        return ActionButton(
            words: ConsentPhrases.agree,
            action: AccountPagePath.consent.filled(consent.document.rawValue),
            field: (name: "digest", value: digest.text),
            about: consent.document.words[language]
        ).html(in: language)
    }
}

extension ConsentBody {
    fileprivate func words(at now: Moment) -> [Words] {
        guard let consentedAt else { return [ConsentPhrases.notGiven] }
        let given = ConsentPhrases.given(consentedAt.words(at: now))
        if presentDigest == nil { return [given, ConsentPhrases.gone] }
        return isCurrent ? [given] : [given, ConsentPhrases.changed]
    }
}
