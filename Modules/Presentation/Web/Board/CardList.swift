import Markup
import Wire
import Wording

/// Listings below each other, beside each other where there is room, and the way to more of them.
struct CardList {
    let listings: [ListingBody]
    /// Nil at the end.
    let next: String?
    /// Whether it stands below a heading of its own.
    var isNested = false

    func html(for visit: Visit) -> HTML {
        """
        <ul class="plain cards grid" data-list>
        \(listings.map { ListingCard(listing: $0, isNested: isNested).html(for: visit) })
        </ul>
        \(NextLink(address: next).html(in: visit.language))
        """
    }

    /// The list, or what to say where nothing is in it.
    func html(for visit: Visit, otherwise nothing: HTML) -> HTML {
        listings.isEmpty ? nothing : html(for: visit)
    }
}
