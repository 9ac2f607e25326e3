import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// The description of a page for search engines and link previews (Open Graph).
struct ShareCard {
    /// The query parameter with the language of a page.
    static let language = "lang"

    let page: Page
    let summary: String

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let address = visit.site + visit.request.path
        let properties: [(name: String, value: String?)] = [
            ("type", "website"), ("site_name", FramePhrases.brand[language]), ("title", page.title),
            ("description", summary), ("url", own(address, language)), ("locale", locale(language)),
            ("image", page.picture.map { visit.site + $0 }),
        ]
        let tags = properties.compactMap { name, value in
            value.map { "<meta property=\"og:\(name)\" content=\"\($0)\">" as HTML }
        }
        let languages = Language.allCases.map { other -> HTML in
            """
            <link rel="alternate" hreflang="\(other.rawValue)" href="\(link: own(address, other))">
            """
        }
        return """
            <meta name="description" content="\(summary)">
            <link rel="canonical" href="\(link: own(address, language))">
            \(languages)<link rel="alternate" hreflang="x-default" href="\(link: address)">
            \(tags)
            """
    }

    /// Without a parameter, a crawler gets Korean.
    private func own(_ address: String, _ language: Language) -> String {
        language == .korean ? address : address.asking([(Self.language, language.rawValue)])
    }

    private func locale(_ language: Language) -> String {
        switch language {
        case .korean: "ko_KR"
        case .english: "en_US"
        }
    }
}
