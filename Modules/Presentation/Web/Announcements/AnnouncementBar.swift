import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// What operators announce, above the content of every page. Each can be closed in this browser.
struct AnnouncementBar {
    let visit: Visit

    private var language: Language { visit.language }

    var html: HTML {
        guard !visit.announcements.isEmpty else { return "" }
        return """
            <aside class="announcements" aria-label="\(AnnouncementPhrases.title[language])">\
            \(visit.announcements.map(line))</aside>

            """
    }

    private func line(_ announcement: AnnouncementBody) -> HTML {
        let close = AnnouncementPagePath.close.filled(announcement.id.description)
        return """
            <div class="announcement"><p>\(announcement.line(in: language))</p>
            <form method="post" action="\(link: close.leading(to: visit.way))">\
            <button class="icon-button" type="submit" \
            aria-label="\(AnnouncementPhrases.close[language])">\(Icon.close.html)</button></form></div>
            """
    }
}

extension AnnouncementBody {
    /// The text in the reader's language, if it has one, and what it leads to.
    func line(in language: Language) -> HTML {
        let isForeign = language == .english && english == nil
        let text = language == .english ? english ?? text : text
        let words: HTML = isForeign ? "<span lang=\"ko\">\(text)</span>" : "\(text)"
        guard let link else { return words }
        let rel: HTML = link.hasPrefix("/") ? "" : " rel=\"noopener noreferrer nofollow\""
        return "<a href=\"\(link: link)\"\(rel)>\(words)</a>"
    }
}

extension Visit {
    /// The page to return to: this one, or where the form was that it answers.
    fileprivate var way: String {
        request.method.isSafe ? address : BoardPagePath.home.rawValue
    }

    /// Those that are shown now, but for those that were closed in this browser.
    var openAnnouncements: [AnnouncementBody] {
        get async throws {
            let closed = Set(closedAnnouncements)
            return try await self(API.announcements.shown()).items.filter { !closed.contains($0.id) }
        }
    }

    /// The cookie has their identifiers, the latest ones only.
    fileprivate var closedAnnouncements: [Announcement.ID] {
        let text = BrowserCookie.announcements.value(in: request) ?? ""
        return text.split(separator: ".").suffix(Self.mostClosed).compactMap { Announcement.ID(String($0)) }
    }

    private static let mostClosed = 10

    /// The cookie's value once this one is closed, too.
    func closing(_ announcement: Announcement.ID) -> String {
        let closed = closedAnnouncements.filter { $0 != announcement } + [announcement]
        return closed.suffix(Self.mostClosed).map(\.description).joined(separator: ".")
    }
}
