import Markup
import Wording

/// For whoever has not said yet where they are.
struct WelcomePage {
    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            FramePhrases.brand[language],
            tab: .home,
            summary: FeedPhrases.summary[language],
            content: """
                <div class="head"><h1>\(WelcomePhrases.title[language])</h1>
                <p class="soft">\(WelcomePhrases.lead[language])</p></div>
                <form class="row" method="get" action="\(link: NeighbourhoodPagePath.choose.rawValue)" \
                role="search">
                <div class="field"><label for="q">\(WelcomePhrases.label[language])</label>
                <input id="q" name="q" type="search" autocomplete="off" \
                placeholder="\(WelcomePhrases.example[language])"></div>
                <button class="button primary">\(WelcomePhrases.find[language])</button>
                </form>
                """
        )
    }
}
