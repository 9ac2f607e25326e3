import Domain
import Markup
import Wire
import Wording

/// A member's favourites, newest first.
struct FavouritesPage {
    let list: ListBody<ListingBody>
    /// The listing that was just removed.
    let dropped: String?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = FavouritePhrases.title[language]
        var page = Page(
            title,
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(undo(language))
                \(CardList(listings: list.items, next: next)
                    .html(for: visit, otherwise: nothing.html(in: language)))
                """
        )
        page.isWide = !list.items.isEmpty
        return page
    }

    private var next: String? { list.next.map { FavouritePagePath.all.rawValue.asking(["cursor": $0]) } }

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
            icon: .heart,
            title: FavouritePhrases.nothing,
            text: FavouritePhrases.nothingText,
            actions: [(FavouritePhrases.browse, BoardPagePath.feed.rawValue)],
            isHeading: false
        )
    }
}
