import Domain
import HTTPServer
import Markup
import Wording

/// An error page with the most helpful next step.
struct ErrorPage {
    let problem: Problem

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let kind = problem.refusal.kind
        var page = Page(
            kind.title[language],
            back: BoardPagePath.home.rawValue,
            content: """
                <section class="empty">
                \(drawing.html)
                <h1>\(kind.title[language])</h1>
                <p>\(problem.refusal.words[language])</p>
                <div class="buttons">\(ways(visit))</div>
                <p class="hint">\(ServerPhrases.code(problem.refusal.code, visit.request.id)[language])</p>
                </section>
                """
        )
        page.tell(problem)
        return page
    }

    private var drawing: Drawing {
        switch problem.refusal.kind {
        case .notFound, .gone: .lost
        case .underway, .tooSoon, .busy: .checking
        case .forbidden, .unauthenticated: .quiet
        case .invalid, .conflict, .outdated: .failed
        }
    }

    /// A temporary failure is retried at the same address; after a form, a link leads back to its page.
    private func ways(_ visit: Visit) -> HTML {
        let language = visit.language
        let home = BoardPagePath.home.rawValue
        let back = visit.wayBack(or: home)
        switch problem.refusal.kind {
        case .notFound, .gone:
            return """
                \(way(home, ServerPhrases.toHome, language, style: "button primary"))\
                \(way(BoardPagePath.search.rawValue, FramePhrases.search, language))
                """
        case .underway, .busy, .tooSoon:
            let again = visit.request.method.isSafe ? visit.address : back
            return """
                \(way(again, ServerPhrases.tryAgain, language, style: "button primary"))\
                \(way(home, ServerPhrases.toHome, language))
                """
        default:
            if let link = AccountFieldLink(of: problem.refusal) {
                return """
                    \(link.button(in: language))\
                    \(way(back, FramePhrases.back, language))
                    """
            }
            guard back != home else {
                return way(home, ServerPhrases.toHome, language, style: "button primary")
            }
            return """
                \(way(back, FramePhrases.back, language, style: "button primary"))\
                \(way(home, ServerPhrases.toHome, language))
                """
        }
    }

    private func way(
        _ address: String,
        _ words: Words,
        _ language: Language,
        style: StaticString = "button"
    ) -> HTML {
        "<a class=\"\(style.description)\" href=\"\(link: address)\">\(words[language])</a>"
    }
}
