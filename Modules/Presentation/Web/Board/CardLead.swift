import Domain
import Markup
import Wire
import Wording

/// What stands at the beginning of a card.
struct CardLead {
    enum Content {
        case picture
        /// The day on which it begins.
        case day
        /// The face of its author.
        case author
        /// Nothing without a picture: what it says comes first.
        case words
    }

    let listing: ListingBody
    /// Whether the picture is in sight as the page opens. It then doesn't wait for the layout.
    let isInSight: Bool

    func html(for visit: Visit) -> HTML {
        switch listing.kind.pages.lead {
        case .picture: picture ?? icon
        case .day:
            listing.startsAt.map { DayTile(of: $0).html(for: visit) } ?? icon
        case .author: Avatar(member: listing.author.member).html
        case .words: picture ?? ""
        }
    }

    private var icon: HTML {
        let icon = listing.headline.first.flatMap(listing.kind.pages.icon) ?? listing.kind.icon
        return "<div class=\"card-picture\">\(icon.html)</div>"
    }

    private var picture: HTML? {
        listing.thumbnail.map { thumbnail in
            """
            <img class="card-picture" src="\(link: thumbnail.path)" alt="" width="96" height="96"\
            \(" fetchpriority=\"high\"", if: isInSight)\
            \(" loading=\"lazy\" decoding=\"async\"", if: !isInSight)>
            """
        }
    }
}
