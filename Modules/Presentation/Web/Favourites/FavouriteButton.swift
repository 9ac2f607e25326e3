import Domain
import Markup
import Wire
import Wording

/// The favourite button: a form that works without scripts and updates in place with them.
struct FavouriteButton {
    let listing: ListingBody
    /// Whether it shows how many members have saved the listing.
    var isCounted = false

    func html(for visit: Visit) -> HTML {
        let id = listing.id.description
        let way = (listing.favourite ? ListingPagePath.unfavourite : .favourite).filled(id)
        let keep = FavouritePhrases.keep(listing.title)[visit.language]
        let saves = FeedPhrases.favourites(listing.favourites)[visit.language]
        return """
            <form class="heart" method="post" action="\(link: way.leading(to: visit.address))"\
            \(data(id, visit))>\
            <button class="icon-button heart" aria-pressed="\(listing.favourite ? "true" : "false")" \
            aria-label="\(isCounted && listing.favourites > 0 ? "\(keep), \(saves)" : keep)">\
            \(Icon.heart.html)\(isCounted ? count : "")</button></form>
            """
    }

    private var count: HTML {
        """
        <span class="heart-count" data-favourites\(" hidden", if: listing.favourites == 0)>\
        \(listing.favourites)</span>
        """
    }

    /// A signed-out reader is sent to sign in, which needs a real form submission.
    private func data(_ id: String, _ visit: Visit) -> HTML {
        visit.who == nil ? "" : " data-favourite=\"\(id)\""
    }
}
