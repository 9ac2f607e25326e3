import Domain
import Markup
import Wire
import Wording

/// A member's API tokens, with a form for another one.
struct APITokenPage {
    let list: ListBody<APITokenBody>
    let entry: FormEntry
    /// Whether the member has to confirm before they can create one.
    let mustConfirm: Bool
    /// The one that was just created, whose text is shown only now.
    let created: APITokenGrantBody?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = APITokenPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(APITokenPhrases.text[language])</p>
                <p class="soft small">\(APITokenPhrases.limits[language])</p>
                <p><a href="\(link: ReferencePath.index.rawValue)">\
                \(APITokenPhrases.reference[language])</a></p></div>
                <div class="stack">
                \(created.map { text(of: $0, language) })
                \(mustConfirm ? confirmation.html(in: language) : form(visit))
                </div>
                <section class="section"><h2>\(APITokenPhrases.all[language])</h2>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))</section>
                """
        )
    }

    private func text(of grant: APITokenGrantBody, _ language: Language) -> HTML {
        OnceShown(
            name: "token",
            text: grant.text,
            label: APITokenPhrases.created,
            hint: APITokenPhrases.createdHint,
            copy: APITokenPhrases.copy
        ).html(in: language)
    }

    private var confirmation: ConfirmFirst { ConfirmFirst(way: APITokenPagePath.all.rawValue) }

    private func form(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        let name = parts.line(
            "name",
            APITokenPhrases.name,
            isRequired: true,
            attributes: " maxlength=\"\(APIToken.longestName)\" autocomplete=\"off\""
        )
        let scopes = APIToken.Scope.allCases.map { (value: $0.rawValue, words: $0.words) }
        let days = parts.line(
            "days",
            APITokenPhrases.days,
            type: "number",
            isRequired: true,
            attributes: """
                 inputmode="numeric" min="\(APIToken.days.lowerBound)" max="\(APIToken.days.upperBound)"
                """
        )
        return parts.form(
            to: APITokenPagePath.all.rawValue,
            """
            \(parts.key)
            \(name)
            \(parts.choices("scope", APITokenPhrases.scope, as: .segments, scopes))
            \(days)
            \(parts.button(APITokenPhrases.create))
            """
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        "<ul class=\"plain rows\">\(list.items.map { row($0, visit) })</ul>"
    }

    private func row(_ token: APITokenBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let use =
            token.lastUsedAt.map { APITokenPhrases.lastUsed($0.day(at: visit.now)) } ?? APITokenPhrases.unused
        let end = APITokenPhrases.until(token.expiresAt.day(at: visit.now))
        let remove = ActionButton(
            words: APITokenPhrases.remove,
            action: APITokenPagePath.remove.filled(token.id.description),
            about: token.name
        )
        return """
            <li class="row-link"><div class="grow">
            <p class="strong">\(token.name) <span class="tag">\(token.scope.words[language])</span></p>
            <p class="soft small">\(end[language]) · \(use[language])</p></div>
            \(remove.html(in: language))</li>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .done,
            title: APITokenPhrases.nothing,
            text: APITokenPhrases.nothingText,
            isHeading: false
        )
    }
}
