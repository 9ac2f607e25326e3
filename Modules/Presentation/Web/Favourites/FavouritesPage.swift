import Domain
import Markup
import Wire
import Wording

/// A member's favourites, newest first. Events that have ended are in a section of their own.
struct FavouritesPage {
    let list: ListBody<ListingBody>
    let part: FavouritePart
    /// The events that have ended; nil where they are on another page.
    let ended: ListBody<ListingBody>?
    /// The listing that was just removed.
    let dropped: String?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = (part == .ended ? FavouritePhrases.ended : FavouritePhrases.title)[language]
        let isEmpty = list.items.isEmpty && (ended?.items.isEmpty ?? true)
        var page = Page(
            title,
            tab: .mine,
            back: part == .ended ? FavouritePagePath.all.rawValue : MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(undo(language))
                \(CardList(listings: list.items, next: next)
                    .html(for: visit, otherwise: isEmpty ? nothing.html(in: language) : ""))
                \(endedEvents(visit))
                """
        )
        page.isWide = !isEmpty
        return page
    }

    private var next: String? { list.next.map { address(part, ["cursor": $0]) } }

    private func address(_ part: FavouritePart, _ query: KeyValuePairs<String, String?>) -> String {
        FavouritePagePath.all.rawValue.asking(part == .ended ? ["part": part.rawValue] : [:]).asking(query)
    }

    private func endedEvents(_ visit: Visit) -> HTML {
        guard let ended, !ended.items.isEmpty else { return "" }
        let all: HTML =
            ended.next == nil
            ? ""
            : "<a href=\"\(link: address(.ended, [:]))\">\(FramePhrases.more[visit.language])</a>"
        return """
            <section class="section"><div class="section-head">\
            <h2>\(FavouritePhrases.ended[visit.language])</h2>\(all)</div>
            \(CardList(listings: ended.items, next: nil, isNested: true).html(for: visit))</section>
            """
    }

    private func undo(_ language: Language) -> HTML {
        guard let dropped else { return "" }
        return """
            <form class="callout undo" method="post" \
            action="\(link: ListingPagePath.favourite.filled(dropped))">\
            <span role="status">\(Flash.unfavourited.words[language])</span>\
            <button class="link-button">\(FavouritePhrases.undo[language])</button></form>
            """
    }

    private var nothing: EmptyState {
        EmptyState(
            drawing: .quiet,
            title: FavouritePhrases.nothing,
            text: FavouritePhrases.nothingText,
            actions: [(FavouritePhrases.browse, BoardPagePath.feed.rawValue)],
            isHeading: false
        )
    }
}
