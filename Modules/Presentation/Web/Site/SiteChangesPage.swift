import Domain
import Markup
import Wire
import Wording

/// Who changed which setting of the place, latest first.
struct SiteChangesPage {
    let list: ListBody<SiteChangeBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SitePhrases.history[language]
        return Page(
            title,
            tab: .mine,
            back: SitePagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SitePhrases.historyText[language])</p></div>
                \(list.items.isEmpty ? nothing.html(in: language) : rows(language))
                """
        )
    }

    private func rows(_ language: Language) -> HTML {
        let next = list.next.map { SitePagePath.changes.rawValue.asking(["cursor": $0]) }
        return """
            <ul class="plain rows" data-list>\(list.items.map { row($0, language) })</ul>
            \(NextLink(address: next).html(in: language))
            """
    }

    private func row(_ change: SiteChangeBody, _ language: Language) -> HTML {
        let (former, value) = (shown(change.former, of: change), shown(change.value, of: change))
        let who = change.nickname ?? FramePhrases.leaver[language]
        return """
            <li class="row-link"><div class="grow"><p class="strong">\(change.setting.words[language])</p>
            <p class="prose">\(former[language]) → \(value[language])</p>
            <p class="soft small">\(who) · \(change.at.words[language])</p></div></li>
            """
    }

    private func shown(_ value: String, of change: SiteChangeBody) -> Words {
        change.setting.words(of: value) ?? SitePhrases.usual
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .done,
            title: SitePhrases.nothing,
            text: SitePhrases.historyText,
            isHeading: false
        )
    }
}
