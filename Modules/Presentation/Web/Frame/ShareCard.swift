import HTTPServer
import JSONCoding
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

/// A description of a page's subject for programs. A data block: browsers don't run it.
struct LinkedData {
    let json: JSON

    var html: HTML {
        // Without "<", no text in it can end the block; JSON allows "<" within strings only.
        let text = String(decoding: json.encoded(), as: UTF8.self).replacing("<", with: "\\u003c")
        return "<script type=\"application/ld+json\">\(HTML(trusted: text))</script>"
    }
}
