import Domain
import Markup
import Wire
import Wording

/// A source with what is recorded about it, and its entries.
struct SourcePage {
    let source: SourceBody
    let state: ImportedEntry.State
    let entries: ListBody<SourceEntryBody>

    private var id: String { source.id.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            source.title,
            tab: .mine,
            back: SourcePagePath.all.rawValue,
            content: """
                <div class="head"><h1>\(source.title)</h1>
                <p><span class="tag">\(source.stateWords[language])</span></p></div>
                <div class="stack">
                \(ledger(visit))
                \(source.isAccepted ? tools(language) : decision(language))
                <section><h2>\(SourcePhrases.entries[language])</h2>
                <nav class="chips scroll" aria-label="\(MyPhrases.byStatus[language])">\
                \(ImportedEntry.State.allCases.map { chip($0, language) })</nav>
                \(entries.items.isEmpty ? nothing(language) : rows(visit))</section>
                </div>
                """
        )
    }

    private func ledger(_ visit: Visit) -> HTML {
        let language = visit.language
        let place = language == .korean ? source.neighbourhood.name : source.neighbourhood.nameEn
        let proven = source.isProven ? SourcePhrases.proven : SourcePhrases.unproven
        let facts: [(Words, String?)] = [
            (SourcePhrases.owner, source.owner.member.nickname.text),
            (SourcePhrases.website, proven[language]),
            (SourcePhrases.reason, source.reason),
            (SourcePhrases.format, source.format?.words[language] ?? SourcePhrases.detected[language]),
            (SourcePhrases.licence, source.licence), (SourcePhrases.contact, source.contact),
            (SourcePhrases.terms, source.terms), (SourcePhrases.host, source.host),
            (SourcePhrases.neighbourhood, place),
            (SourcePhrases.lastFetch, source.lastFetch?.words[language] ?? SourcePhrases.never[language]),
            (SourcePhrases.nextFetch, source.state == .active ? source.nextFetch.words[language] : nil),
            (SourcePhrases.failure, source.failure?.words[language]),
            (SourcePhrases.vanished, source.vanished == 0 ? nil : "\(source.vanished)"),
        ]
        return """
            <section class="panel"><h2>\(SourcePhrases.ledger[language])</h2>
            <dl class="facts"><dt>\(SourcePhrases.address[language])</dt>
            <dd><a href="\(link: source.address)" rel="external nofollow noopener">\(source.address)</a></dd>
            \(facts.compactMap { label, value -> HTML? in
                value.map { "<dt>\(label[language])</dt><dd>\($0)</dd>" }
            })
            </dl></section>
            """
    }

    /// What an operator can do about a proposal.
    private func decision(_ language: Language) -> HTML {
        guard source.state == .proposed else { return removal(language) }
        let approve = ActionButton(
            words: SourcePhrases.approve,
            action: SourcePagePath.approve.filled(id),
            style: "button small primary"
        )
        return """
            <div class="card-tools">\(approve.html(in: language))\
            <a class="button small" href="\(link: SourcePagePath.decline.filled(id))">\
            \(SubmissionPhrases.decline[language])</a></div>
            """
    }

    private func tools(_ language: Language) -> HTML {
        var buttons: [ActionButton] = []
        if source.state == .active {
            buttons.append(ActionButton(words: SourcePhrases.fetch, action: SourcePagePath.fetch.filled(id)))
            buttons.append(ActionButton(words: SourcePhrases.pause, action: SourcePagePath.pause.filled(id)))
        } else {
            buttons.append(
                ActionButton(words: SourcePhrases.resume, action: SourcePagePath.resume.filled(id))
            )
        }
        if source.state != .withdrawn {
            let withdraw = SourcePagePath.withdraw.filled(id)
            buttons.append(
                ActionButton(words: SourcePhrases.withdraw, action: withdraw, style: "button small danger")
            )
        }
        return """
            <div class="card-tools">\(buttons.map { $0.html(in: language) })</div>\(removal(language))
            """
    }

    private func removal(_ language: Language) -> HTML {
        let remove = ActionButton(
            words: SourcePhrases.remove,
            action: SourcePagePath.remove.filled(id),
            style: "button small danger"
        )
        return """
            <details><summary>\(SourcePhrases.removeTitle[language])</summary>
            <p class="soft">\(SourcePhrases.removeText[language])</p>\(remove.html(in: language))</details>
            """
    }

    private func chip(_ state: ImportedEntry.State, _ language: Language) -> HTML {
        ChipLink(text: state.words[language], address: address(state), isCurrent: state == self.state).html
    }

    private func address(_ state: ImportedEntry.State) -> String {
        SourcePagePath.one.filled(id).asking(["state": state.rawValue])
    }

    private func nothing(_ language: Language) -> HTML {
        "<p class=\"soft\">\(SourcePhrases.nothing(of: state)[language])</p>"
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = entries.next.map { address(state).asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(entries.items.map {
                SourceEntryItem(entry: $0, source: source.id).html(for: visit)
            })</ul>\(NextLink(address: next).html(in: visit.language))
            """
    }
}

/// An entry with its diagnostics, and the decisions that are possible.
struct SourceEntryItem {
    let entry: SourceEntryBody
    let source: Source.ID

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let title = entry.title.isEmpty ? SourcePhrases.untitled[language] : entry.title
        let when = entry.startsAt?.words[language] ?? SourcePhrases.dateless[language]
        let marks =
            [
                entry.isCancelled ? SourcePhrases.cancelled : nil,
                entry.hasVanished ? SourcePhrases.gone : nil,
            ].compactMap { $0 } + entry.diagnostics.map(\.words)
        return """
            <li class="row-link"><div class="grow"><h3>\(name(title))</h3>
            <p class="soft small">\(([when] + entry.hosts).joined(separator: " · "))</p>
            <ul class="plain chips">\(marks.map { "<li class=\"tag\">\($0[language])</li>" as HTML })</ul>
            <details><summary>\(SourcePhrases.raw[language])</summary><pre class="prose">\(entry.raw)</pre>\
            </details>\(tools(title, language))</div></li>
            """
    }

    private func name(_ title: String) -> HTML {
        guard let listing = entry.listing else { return "\(title)" }
        let address = ListingPagePath.one.filled(listing.description)
        return "<a href=\"\(link: address)\">\(title)</a>"
    }

    private func tools(_ title: String, _ language: Language) -> HTML {
        guard entry.state == .waiting else { return "" }
        let field = (name: "source", value: source.description)
        let accept = ActionButton(
            words: SourcePhrases.accept,
            action: SourcePagePath.acceptEntry.filled(entry.id.description),
            style: "button small primary",
            field: field,
            about: title
        )
        let skip = ActionButton(
            words: SourcePhrases.skip,
            action: SourcePagePath.skipEntry.filled(entry.id.description),
            field: field,
            about: title
        )
        return """
            <div class="card-tools">\(entry.canBeAccepted ? accept.html(in: language) : "")\
            \(skip.html(in: language))</div>
            """
    }
}
