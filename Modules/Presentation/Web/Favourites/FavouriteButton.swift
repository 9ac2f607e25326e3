import Domain
import Markup
import Wire
import Wording

/// The heart: a form that works by itself, and at once where scripts run.
struct FavouriteButton {
    let listing: ListingBody

    func html(for visit: Visit) -> HTML {
        let (kind, id) = (listing.kind.rawValue, listing.id.description)
        let way = (listing.favourite ? FavouritePagePath.remove : .add).filled(kind, id)
        return """
            <form class="heart" method="post" action="\(link: way.leading(to: visit.address))"\
            \(data(kind, id, visit))>\
            <button class="icon-button heart" aria-pressed="\(listing.favourite ? "true" : "false")" \
            aria-label="\(FavouritePhrases.keep(listing.title)[visit.language])">\
            \(Icon.heart.html)</button></form>
            """
    }

    /// Strangers are led to the door, which only a real submission does.
    private func data(_ kind: String, _ id: String, _ visit: Visit) -> HTML {
        visit.who == nil ? "" : " data-favourite=\"\(kind)/\(id)\""
    }
}
