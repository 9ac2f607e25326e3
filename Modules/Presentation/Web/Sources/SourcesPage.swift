import Domain
import Markup
import Wire
import Wording

/// Sources with their states: all for operators, or the reader's own.
struct SourcesPage {
    enum Scope {
        case all(Source.State?)
        case mine
    }

    let list: ListBody<SourceBody>
    let scope: Scope

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = (isMine ? SourcePhrases.mine : SourcePhrases.title)[language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>\(list.items.isEmpty ? "" : new(language))\
                \(chips(language))</div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private var isMine: Bool { if case .mine = scope { true } else { false } }

    private var add: Words { isMine ? SourcePhrases.propose : SourcePhrases.add }

    private func new(_ language: Language) -> HTML {
        """
        <a class="button small" href="\(link: SourcePagePath.new.rawValue)">\(add[language])</a>
        """
    }

    private func chips(_ language: Language) -> HTML {
        guard case .all(let chosen) = scope else { return "" }
        let states = [nil] + Source.State.allCases.map(Optional.some)
        return """
            <nav class="chips scroll" aria-label="\(MyPhrases.byStatus[language])">\(states.map { state in
                ChipLink(
                    text: (state?.words ?? SourcePhrases.everyState)[language],
                    address: Self.address(.all(state)),
                    isCurrent: state == chosen
                ).html
            })</nav>
            """
    }

    private static func address(_ scope: Scope) -> String {
        switch scope {
        case .mine: SourcePagePath.mine.rawValue
        case .all(let state?): SourcePagePath.all.rawValue.asking(["state": state.rawValue])
        case .all: SourcePagePath.all.rawValue
        }
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: SourcePhrases.nothing,
            text: isMine ? SourcePhrases.nothingOfMine : SourcePhrases.nothingText,
            actions: [(add, SourcePagePath.new.rawValue)],
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { Self.address(scope).asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map {
                isMine ? own($0, visit) : row($0, visit)
            })</ul>
            \(NextLink(address: next).html(in: visit.language))
            """
    }

    private func row(_ source: SourceBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let waiting: HTML =
            source.waiting == 0
            ? "" : "<b class=\"badge\">\(SourcePhrases.waiting(source.waiting)[language])</b>"
        return """
            <li><a class="row-link" href="\(link: SourcePagePath.one.filled(source.id.description))">\
            \(Icon.calendar.html)<span class="grow"><span class="block">\(source.title)</span>\
            <span class="soft small block">\(source.stateWords[language]) · \
            \(SourcePhrases.events(source.published)[language])</span></span>\(waiting)</a></li>
            """
    }

    /// The owner can only remove it.
    private func own(_ source: SourceBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let remove = ActionButton(
            words: SourcePhrases.remove,
            action: SourcePagePath.removeMine.filled(source.id.description),
            style: "button small danger",
            about: source.title
        )
        return """
            <li class="row-link">\(Icon.calendar.html)<div class="grow"><p>\(source.title)</p>
            <p class="soft small">\(source.stateWords[language]) · \
            \(SourcePhrases.events(source.published)[language])</p>\
            \(source.reason.map { "<p class=\"small prose\">\($0)</p>" as HTML })
            <details><summary>\(SourcePhrases.removeTitle[language])</summary>
            <p class="soft">\(SourcePhrases.removeText[language])</p>\(remove.html(in: language))</details>
            </div></li>
            """
    }
}

extension SourceBody {
    /// The state, or why the last fetch failed.
    var stateWords: Words {
        if isFetching { return SourcePhrases.fetching }
        return state == .active ? failure?.words ?? state.words : state.words
    }

    var isAccepted: Bool { state != .proposed && state != .declined }
}
