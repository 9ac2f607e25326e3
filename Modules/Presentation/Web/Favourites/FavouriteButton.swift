import Domain
import Markup
import Wire
import Wording

/// The favourite button: a form that works without scripts and updates in place with them.
struct FavouriteButton {
    let listing: ListingBody

    func html(for visit: Visit) -> HTML {
        let id = listing.id.description
        let way = (listing.favourite ? ListingPagePath.unfavourite : .favourite).filled(id)
        return """
            <form class="heart" method="post" action="\(link: way.leading(to: visit.address))"\
            \(data(id, visit))>\
            <button class="icon-button heart" aria-pressed="\(listing.favourite ? "true" : "false")" \
            aria-label="\(FavouritePhrases.keep(listing.title)[visit.language])">\
            \(Icon.heart.html)</button></form>
            """
    }

    /// A signed-out reader is sent to sign in, which needs a real form submission.
    private func data(_ id: String, _ visit: Visit) -> HTML {
        visit.who == nil ? "" : " data-favourite=\"\(id)\""
    }
}
