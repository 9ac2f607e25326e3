import Domain
import Markup
import Wire
import Wording

/// The members for an operator, who searches them or looks through those of a state.
struct DirectoryPage {
    let filter: DirectoryFilter
    let list: MemberDirectoryBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = DirectoryPhrases.title[language]
        let isEmpty = list.items.isEmpty && list.next == nil
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(count[language]) · \(DirectoryPhrases.text[language])</p></div>
                \(search(language))
                <nav class="chips scroll" aria-label="\(DirectoryPhrases.byState[language])">\
                \(chips(language))</nav>
                \(isEmpty ? nothing.html(in: language) : rows(visit))
                \(isEmpty ? "" : file(language))
                """
        )
    }

    private var count: Words { DirectoryPhrases.count(list.count, isWhole: list.isCountWhole) }

    private func search(_ language: Language) -> HTML {
        let state = filter.state.map { HTML.hiddenField("state", $0.rawValue) }
        return """
            <form class="search" method="get" role="search" action="\(link: DirectoryPagePath.all.rawValue)">
            <label class="unseen" for="q">\(DirectoryPhrases.search[language])</label>
            <input id="q" name="q" type="search" value="\(filter.text ?? "")" autocomplete="off" \
            autocapitalize="none" spellcheck="false" enterkeyhint="search" \
            maxlength="\(DirectoryFilter.longestText)" \
            placeholder="\(DirectoryPhrases.searchExample[language])">
            \(state)
            <button class="icon-button" aria-label="\(DirectoryPhrases.search[language])">\
            \(Icon.search.html)</button>
            </form>
            """
    }

    private func chips(_ language: Language) -> [HTML] {
        let states: [DirectoryFilter.State?] = [nil] + DirectoryFilter.State.allCases
        return states.map { state in
            let words = state?.words ?? DirectoryPhrases.everyone
            let target = DirectoryFilter(text: filter.text, state: state)
            return ChipLink(
                text: words[language],
                address: target.address(of: .all),
                isCurrent: state == filter.state
            ).html
        }
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { filter.address(of: .all).asking(["cursor": $0]) }
        let gap: HTML =
            list.items.isEmpty
            ? "<p class=\"soft\">\(DirectoryPhrases.notAmongNewest[visit.language])</p>" : ""
        return """
            \(gap)<ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }

    private func row(_ member: DirectoryEntryBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let seen = member.lastSeenAt.map { DirectoryPhrases.seen($0.age(at: visit.now))[language] }
        let times = [DirectoryPhrases.joined(member.joinedAt.day(at: visit.now))[language], seen]
        return """
            <li><a class="row-link" href="\(link: DirectoryPagePath.one.filled(member.id.description))">\
            \(Icon.person.tile(nil))<span class="grow"><span class="block"><b>\(member.nickname)</b>\
            \(member.tags.map { " <span class=\"tag\">\($0[language])</span>" as HTML })</span>\
            <span class="block one-line">\(member.email)</span>\
            <small class="soft block">\(times.compactMap(\.self).joined(separator: " · "))</small></span>\
            </a></li>
            """
    }

    private func file(_ language: Language) -> HTML {
        """
        <p class="other-ways"><a class="button small" href="\(link: DirectoryPagePath.signUps.rawValue)">\
        \(SignUpPhrases.title[language])</a><a class="button small" href="\(link: filter.address(of: .csv))">\
        \(DirectoryPhrases.file[language])</a></p>
        """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .search,
            title: DirectoryPhrases.nothing,
            text: filter.text == nil ? DirectoryPhrases.nothingText : DirectoryPhrases.notFoundText,
            isHeading: false
        )
    }
}

extension DirectoryFilter {
    /// The address of the members that fit it.
    fileprivate func address(of path: DirectoryPagePath) -> String {
        path.rawValue.asking(["q": text, "state": state?.rawValue])
    }
}

extension DirectoryEntryBody {
    /// What sets the member apart from others.
    var tags: [Words] {
        [
            isOperator ? DirectoryPhrases.isOperator : nil,
            suspendedUntil == nil ? nil : DirectoryFilter.State.suspended.words,
            isEmailVerified ? nil : DirectoryFilter.State.unconfirmed.words,
        ].compactMap(\.self)
    }
}
