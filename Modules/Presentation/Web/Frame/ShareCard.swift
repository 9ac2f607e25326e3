import HTTPServer
import Markup
import Wording

/// The description of a page for search engines and link previews (Open Graph).
struct ShareCard {
    let page: Page
    let summary: String

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let properties: [(name: String, value: String?)] = [
            ("type", "website"), ("site_name", FramePhrases.brand[language]), ("title", page.title),
            ("description", summary), ("url", visit.site + visit.request.path),
            ("image", page.picture.map { visit.site + $0 }),
        ]
        let tags = properties.compactMap { name, value in
            value.map { "<meta property=\"og:\(name)\" content=\"\($0)\">" as HTML }
        }
        return "<meta name=\"description\" content=\"\(summary)\">\n\(tags)"
    }
}
