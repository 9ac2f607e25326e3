public import Domain
import HTTPServer
import JSONCoding
import Wire

/// Endpoints of favourites.
public struct FavouriteRoutes: Sendable {
    private let favourites: any FavouriteRepository
    private let cards: ListingCards
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        favourites: any FavouriteRepository,
        cards: ListingCards,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.favourites = favourites
        self.cards = cards
        self.identifiers = identifiers
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [all, add, remove] }

    private var all: Endpoint {
        .member(
            .get,
            FavouritePath.all,
            "List my favourites; newest first",
            query: [
                .optional(
                    "kind",
                    .list(of: Listing.Kind.self),
                    "One or more, separated by commas; default: all"
                ),
                .optional(
                    "part",
                    .words(of: FavouritePart.self),
                    "`current` without events that have ended, `ended` for those only; default: `all`"
                ),
            ]
                + Parameter.slice,
            answers: .json()
        ) { [favourites, cards, clock] request, who in
            let kinds = try request.choices("kind", of: Listing.Kind.self)
            return cards.list(
                try await favourites.list(
                    of: who.member,
                    request.choice("part", of: FavouritePart.self) ?? .all,
                    kinds.isEmpty ? Listing.Kind.allCases : kinds,
                    request.slice,
                    at: clock.now
                )
            )
        }
    }

    private var add: Endpoint {
        .member(
            .put,
            ListingPath.favourite,
            "Add a favourite; adding it again has no effect",
            answers: .nothing
        ) { [favourites, identifiers] request, who in
            try await favourites.add(request.listing, by: who.member, as: identifiers.next())
            return Nothing()
        }
    }

    private var remove: Endpoint {
        .member(.delete, ListingPath.favourite, "Remove a favourite", answers: .nothing) {
            [favourites] request, who in
            try await favourites.remove(request.listing, by: who.member)
            return Nothing()
        }
    }
}
