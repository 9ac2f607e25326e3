import Markup
import Wording

/// The page for the language and the colour scheme.
struct ReadingPage {
    func page(for visit: Visit) -> Page {
        let title = SettingsPhrases.reading[visit.language]
        let back = visit.who == nil ? MemberPagePath.mine.rawValue : AccountPagePath.settings.rawValue
        return Page(
            title,
            tab: .mine,
            back: back,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <div class="stack">\(ReadingForms(leadingTo: AccountPagePath.look.rawValue).html(for: visit))\
                </div>
                """
        )
    }
}
