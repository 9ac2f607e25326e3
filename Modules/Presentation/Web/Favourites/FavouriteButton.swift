import Domain
import Markup
import Wire
import Wording

/// The heart: a form that works by itself, and at once where scripts run.
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

    /// Strangers are led to the door, which only a real submission does.
    private func data(_ id: String, _ visit: Visit) -> HTML {
        visit.who == nil ? "" : " data-favourite=\"\(id)\""
    }
}
