import Domain
import Markup
import Wire
import Wording

/// The hosts of followers, whether they can be reached, and blocks; for operators.
struct FollowersPage {
    let federation: FederationBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = FollowersPhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>\(account(language))</div>
                <div class="stack">
                \(hosts(language))
                \(blocking(visit))
                \(federation.blocked.isEmpty ? "" : blocked(language))
                </div>
                """
        )
    }

    private func account(_ language: Language) -> HTML {
        guard let account = federation.account else {
            return "<p class=\"soft\">\(FollowersPhrases.off[language])</p>"
        }
        return "<p class=\"soft\">\(FollowersPhrases.account[language]): <code>\(account)</code></p>"
    }

    private func hosts(_ language: Language) -> HTML {
        guard !federation.hosts.isEmpty else {
            return EmptyState(
                drawing: .quiet,
                title: FollowersPhrases.nothing,
                text: FollowersPhrases.nothingText,
                isHeading: false
            ).html(in: language)
        }
        return "<ul class=\"plain rows\">\(federation.hosts.map { row($0, language) })</ul>"
    }

    private func row(_ host: FollowerHostBody, _ language: Language) -> HTML {
        let failure: HTML? = host.failure.map {
            """
            <span class="small block">\(FollowersPhrases.failing(host.failures, $0)[language])</span>
            """
        }
        return """
            <li class="row-link">\(Icon.users.html)<span class="grow"><span class="block">\(host.host)</span>\
            <span class="soft small block">\
            \(FollowersPhrases.facts(host.followers, waiting: host.waiting)[language])</span>\
            \(failure)</span></li>
            """
    }

    private func blocking(_ visit: Visit) -> HTML {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        return """
            <section class="panel" aria-labelledby="block"><h2 id="block">\
            \(FollowersPhrases.block[language])</h2>
            <p class="soft">\(FollowersPhrases.blockText[language])</p>
            \(parts.summary)
            \(parts.form(
                to: FollowersPagePath.all.rawValue,
                """
                \(parts.line(
                    "host",
                    FollowersPhrases.host,
                    hint: FollowersPhrases.hostHint,
                    isRequired: true,
                    attributes: " maxlength=\"500\" autocomplete=\"off\" inputmode=\"url\""
                ))
                \(parts.button(FollowersPhrases.submit))
                """
            ))</section>
            """
    }

    private func blocked(_ language: Language) -> HTML {
        let rows = federation.blocked.map { host -> HTML in
            let lift = ActionButton(
                words: FollowersPhrases.unblock,
                action: FollowersPagePath.unblock.filled(host),
                about: host
            )
            return "<li class=\"row-link\"><span class=\"grow\">\(host)</span>\(lift.html(in: language))</li>"
        }
        return """
            <section class="panel" aria-labelledby="blocked"><h2 id="blocked">\
            \(FollowersPhrases.blocked[language])</h2><ul class="plain rows">\(rows)</ul></section>
            """
    }
}
