import Domain
import Markup
import Wire
import Wording

/// A member's webhooks, with a form for another one.
struct WebhookPage {
    let list: ListBody<WebhookBody>
    let entry: FormEntry
    /// Whether the member has to confirm before they can create one.
    let mustConfirm: Bool
    /// The one that was just created, whose secret is shown only now.
    let created: WebhookGrantBody?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = WebhookPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(WebhookPhrases.text[language])</p>
                <p class="soft small">\(WebhookPhrases.limits[language])</p></div>
                <div class="stack">
                \(created.map { secret(of: $0, language) })
                \(mustConfirm ? confirmation.html(in: language) : form(visit))
                </div>
                <section class="section"><h2>\(WebhookPhrases.all[language])</h2>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))</section>
                """
        )
    }

    private func secret(of grant: WebhookGrantBody, _ language: Language) -> HTML {
        OnceShown(
            name: "secret",
            text: grant.secret,
            label: WebhookPhrases.secret,
            hint: WebhookPhrases.secretHint,
            copy: WebhookPhrases.copy
        ).html(in: language)
    }

    private var confirmation: ConfirmFirst { ConfirmFirst(way: WebhookPagePath.all.rawValue) }

    private func form(_ visit: Visit) -> HTML {
        let parts = FormParts(visit: visit, entry: entry)
        let address = parts.line(
            "url",
            WebhookPhrases.address,
            type: "url",
            hint: WebhookPhrases.addressHint,
            isRequired: true,
            attributes: " maxlength=\"\(NoticeWebhook.longestAddress)\" autocomplete=\"off\""
        )
        return parts.form(
            to: WebhookPagePath.all.rawValue,
            "\(parts.key)\(address)\(parts.button(WebhookPhrases.create))"
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        "<ul class=\"plain rows\">\(list.items.map { row($0, visit) })</ul>"
    }

    private func row(_ webhook: WebhookBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let id = webhook.id.description
        let since = webhook.failingSince.map { WebhookPhrases.failing(since: $0.day(at: visit.now)) }
        let trial = ActionButton(
            words: WebhookPhrases.trial,
            action: WebhookPagePath.trial.filled(id),
            style: "link-button",
            about: webhook.address
        )
        let remove = ActionButton(
            words: WebhookPhrases.remove,
            action: WebhookPagePath.remove.filled(id),
            about: webhook.address
        )
        return """
            <li class="row-link"><div class="grow">
            <p class="strong break">\(webhook.address)</p>
            <p class="soft small"><span class="tag">\(webhook.state.words[language])</span> \
            \(since.map { $0[language] } ?? "")</p>
            \(trial.html(in: language))</div>
            \(remove.html(in: language))</li>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .done,
            title: WebhookPhrases.nothing,
            text: WebhookPhrases.nothingText,
            isHeading: false
        )
    }
}
