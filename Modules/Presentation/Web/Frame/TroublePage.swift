import Domain
import HTTPServer
import Markup
import Wording

/// A page for what can't be done, with a way on.
struct TroublePage {
    let problem: Problem

    func page(for visit: Visit) -> Page {
        let language = visit.language
        var page = Page(
            HousePhrases.troubleTitle[language],
            back: BoardPagePath.feed.rawValue,
            content: """
                <section class="empty">
                \(Icon.info.html)
                <h1>\(problem.refusal.kind.title[language])</h1>
                <p>\(problem.refusal.words[language])</p>
                <a class="button primary" href="\(link: visit.wayBack(or: BoardPagePath.feed.rawValue))">\
                \(HousePhrases.toHome[language])</a>
                <p class="hint">\(HousePhrases.code(problem.refusal.code, visit.request.id)[language])</p>
                </section>
                """
        )
        page.status = problem.status
        return page
    }
}
