import Domain
import Markup
import Wire
import Wording

/// All sources with their states.
struct SourcesPage {
    let list: ListBody<SourceBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SourcePhrases.title[language]
        return Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>\(list.items.isEmpty ? "" : new(language))</div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(visit))
                """
        )
    }

    private func new(_ language: Language) -> HTML {
        """
        <a class="button small" href="\(link: SourcePagePath.new.rawValue)">\(SourcePhrases.add[language])</a>
        """
    }

    private var nothing: EmptyState {
        EmptyState(
            icon: .calendar,
            title: SourcePhrases.nothing,
            text: SourcePhrases.nothingText,
            actions: [(SourcePhrases.add, SourcePagePath.new.rawValue)],
            isHeading: false
        )
    }

    private func rows(_ visit: Visit) -> HTML {
        let next = list.next.map { SourcePagePath.all.rawValue.asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, visit) })</ul>
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
}

extension SourceBody {
    /// The state, or why the last fetch failed.
    var stateWords: Words {
        if isFetching { return SourcePhrases.fetching }
        return state == .active ? failure?.words ?? state.words : state.words
    }
}
