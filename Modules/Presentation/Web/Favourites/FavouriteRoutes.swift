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
        .on(API.favourites.all) { _, query, who in
            let kinds = query.kinds.words
            return cards.list(
                try await favourites.list(
                    of: who.member,
                    query.part ?? .all,
                    kinds.isEmpty ? Listing.Kind.allCases : kinds,
                    query.slice,
                    at: clock.now
                )
            )
        }
    }

    private var add: Endpoint {
        .on(API.favourites.add) { listing, _, who in
            try await favourites.add(listing, by: who.member, as: identifiers.next())
            return Nothing()
        }
    }

    private var remove: Endpoint {
        .on(API.favourites.remove) { listing, _, who in
            try await favourites.remove(listing, by: who.member)
            return Nothing()
        }
    }
}
