import Domain
import HTTPServer
import Markup
import Wording

/// A page for people: its own part, and what it says of itself to the frame around it.
struct Page: Sendable {
    let title: String
    let content: HTML
    /// Which of the main places it belongs to.
    var tab: Tab?
    /// Where the way back leads; nil for a main place.
    var back: String?
    /// What a search engine or a messenger shows.
    var summary: String?
    /// Modules it needs besides those of every page.
    var scripts: [Script] = []
    /// Whether it takes the room of a desk, not only of a column of text.
    var isWide = false
    var status = 200
    private var retryAfter: String?

    init(
        _ title: String,
        tab: Tab? = nil,
        back: String? = nil,
        summary: String? = nil,
        scripts: [Script] = [],
        content: HTML
    ) {
        self.title = title
        self.content = content
        self.tab = tab
        self.back = back
        self.summary = summary
        self.scripts = scripts
    }

    enum Tab: String, CaseIterable, Sendable {
        case home
        case map
        case compose
        case talk
        case mine
    }

    /// What a page needs beyond markup, by the name of its file.
    enum Script: String, CaseIterable, Sendable {
        case feed
        case map
        case listing
        case position
        case compose
        case talk
        case search
        case neighbourhoods
        case mine
    }
}

extension Page {
    /// What is on it is why something can't be done, or not yet.
    mutating func tell(_ problem: Problem) {
        status = problem.status
        retryAfter = problem.retryAfter
    }

    func response(to visit: Visit) -> Response {
        var response = Response(
            status: status,
            bytes: Frame(page: self, visit: visit).html.bytes,
            type: "text/html; charset=utf-8"
        )
        response.headers["Content-Language"] = visit.language.rawValue
        response.headers["Vary"] = "Accept-Language, Cookie"
        response.headers["Cache-Control"] = "private, no-cache"
        response.headers["Retry-After"] = retryAfter
        if visit.told != nil { response.headers.add(BrowserCookie.told.forgotten(by: visit.request)) }
        return response
    }
}

extension Move {
    func response(to visit: Visit) -> Response {
        var response = Response.redirect(to: address)
        response.headers["Cache-Control"] = "no-store"
        if let told { response.headers.add(BrowserCookie.told.keeping(told.rawValue, for: visit.request)) }
        for (cookie, value) in cookies {
            response.headers.add(
                value.isEmpty
                    ? cookie.forgotten(by: visit.request) : cookie.keeping(value, for: visit.request)
            )
        }
        return response
    }
}

extension Download {
    var response: Response {
        var response = Response(status: 200, bytes: bytes, type: type.description)
        response.headers["Content-Disposition"] = "attachment; filename=\"\(name)\""
        response.headers["Cache-Control"] = "no-store"
        return response
    }
}
