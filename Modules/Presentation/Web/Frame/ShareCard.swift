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
        let picture = page.picture ?? SharePicture.addressOfSite(visit.placeName, in: language)
        let properties = [
            ("type", "website"), ("site_name", visit.placeName[language]), ("title", page.title),
            ("description", summary), ("url", own(address, language)), ("locale", locale(language)),
            ("image", visit.site + picture.path), ("image:width", "\(picture.width)"),
            ("image:height", "\(picture.height)"), ("image:alt", page.title),
        ]
        let tags = properties.map { name, value in
            "<meta property=\"og:\(name)\" content=\"\(value)\">" as HTML
        }
        let languages = visit.settings.languages.all.map { other -> HTML in
            """
            <link rel="alternate" hreflang="\(other.rawValue)" href="\(link: own(address, other))">
            """
        }
        // Of a page that search engines don't show, they need no other addresses.
        let addresses: HTML = """
            <link rel="canonical" href="\(link: own(address, language))">
            \(languages)<link rel="alternate" hreflang="x-default" href="\(link: address)">
            """
        return """
            <meta name="description" content="\(summary)">
            \(page.isIndexed ? addresses : "")
            \(tags)
            <meta name="twitter:card" content="summary_large_image">
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
