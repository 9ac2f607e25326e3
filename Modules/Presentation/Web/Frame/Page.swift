import Domain
import HTTPServer
import JSONCoding
import Markup
import Wording

/// A page: its content, and what the layout needs to know.
struct Page: Sendable {
    let title: String
    let content: HTML
    /// The selected main tab.
    var tab: Tab?
    /// Addresses of main tabs that keep what the page shows.
    var ways: [Tab: String] = [:]
    /// The address of the back link; nil for a main page.
    var back: String?
    /// The description for search engines and link previews.
    var summary: String?
    /// Whether search engines may show the page. By default they show those with a description.
    var isIndexed: Bool
    /// The picture in link previews; nil for that of the site.
    var picture: Picture?
    /// What the page is about, in the vocabulary of schema.org.
    var linkedData: JSON?
    /// Script modules besides those of every page.
    var scripts: [Script] = []
    /// Other forms of what the page shows, which apps can subscribe to.
    var feeds: [Feed] = []
    /// The heading of a page whose header shows it.
    var heading: HTML?
    /// What a reader can do with what the page is about, at the end of the header.
    var acts: HTML = ""
    /// Whether a picture begins under the header.
    var isUnderPicture = false
    /// The stylesheets of the page. A map loads the second one itself.
    let styles: [Asset]
    /// Whether the page uses the full width of a large screen.
    var isWide = false
    /// Seconds after which a browser without scripts loads the page again.
    var reloadsAfter: Int?
    /// Origins of the payment provider, on the page to pay on.
    var providerOrigins: [String] = []
    /// Whether no cache may keep the page.
    var isSecret = false
    var status = 200
    private var retryAfter: String?

    init(
        _ title: String,
        tab: Tab? = nil,
        back: String? = nil,
        summary: String? = nil,
        scripts: [Script] = [],
        styles: [Asset] = Asset.styles,
        content: HTML
    ) {
        self.title = title
        self.content = content
        self.tab = tab
        self.back = back
        self.summary = summary
        isIndexed = summary != nil
        self.scripts = scripts
        self.styles = styles
    }

    struct Picture: Sendable {
        let path: String
        let width: Int
        let height: Int

        static func drawn(_ path: String) -> Picture {
            Picture(path: path, width: SharePicture.width, height: SharePicture.height)
        }
    }

    struct Feed: Sendable {
        let type: StaticString
        let address: String
    }

    enum Tab: String, CaseIterable, Sendable {
        case home
        /// The feed and the map.
        case browse
        case compose
        case talk
        case mine
    }

    /// A page's additional script, by file name.
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
        case payment
        case calendar
    }
}

extension Page {
    /// Shows a problem as a flash message.
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
        if !providerOrigins.isEmpty {
            response.headers["Content-Security-Policy"] = visit.contentPolicy(allowing: providerOrigins)
        }
        response.headers["Content-Language"] = visit.language.rawValue
        response.headers["Vary"] = "Accept-Language, Cookie, Sec-Fetch-Site"
        response.headers["Cache-Control"] = isSecret ? "no-store" : "private, no-cache"
        response.headers["Retry-After"] = retryAfter
        if visit.flash != nil { response.headers.add(BrowserCookie.flash.forgotten(by: visit.request)) }
        return response
    }
}

extension Redirect {
    func response(to visit: Visit) -> Response {
        var response = Response.redirect(to: address)
        response.headers["Cache-Control"] = "no-store"
        if let flash { response.headers.add(BrowserCookie.flash.keeping(flash.rawValue, for: visit.request)) }
        return settingCookies(in: response, for: visit.request)
    }

    func settingCookies(in response: Response, for request: Request) -> Response {
        var response = response
        for (cookie, value) in cookies {
            response.headers.add(
                value.isEmpty ? cookie.forgotten(by: request) : cookie.keeping(value, for: request)
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
