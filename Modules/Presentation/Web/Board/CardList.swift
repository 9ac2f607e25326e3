import Markup
import Wire
import Wording

/// A list of cards, in columns where the screen is wide enough, with a link to the next part.
struct CardList {
    let listings: [ListingBody]
    /// Nil at the end.
    let next: String?
    /// Whether the list has a heading of its own, so that cards use the next level.
    var isNested = false
    var namesAuthors = true

    /// Cards of the first rows, which most screens show without scrolling.
    private static let inSight = 6

    func html(for visit: Visit) -> HTML {
        """
        <ul class="plain cards grid" data-list>
        \(listings.enumerated().map { index, listing in
            ListingCard(
                listing: listing,
                isNested: isNested,
                namesAuthor: namesAuthors,
                isInSight: !isNested && index < Self.inSight
            )
            .html(for: visit)
        })
        </ul>
        \(NextLink(address: next).html(in: visit.language))
        """
    }

    /// The list, or `nothing` when it is empty.
    func html(for visit: Visit, otherwise nothing: HTML) -> HTML {
        listings.isEmpty ? nothing : html(for: visit)
    }
}
