public import Domain
import HTTPServer
import Wire

/// Endpoints that read a listing of any kind, and those of its author's actions.
public struct ListingRoutes: Sendable {
    private let listings: any ListingRepository
    private let deleteListing: DeleteListing
    private let queries: any ListingQueries
    private let cards: ListingCards
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        listings: any ListingRepository,
        deleteListing: DeleteListing,
        queries: any ListingQueries,
        cards: ListingCards,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.listings = listings
        self.deleteListing = deleteListing
        self.queries = queries
        self.cards = cards
        self.identifiers = identifiers
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [one, close, reopen, cancel, bump, confirm, deletion, delete] }

    private var one: Endpoint {
        .on(API.listings.one) { id, _, who in try await card(of: id, for: who?.member) }
    }

    private var close: Endpoint {
        changing(API.listings.close) { try $0.close(at: $1) }
    }

    private var reopen: Endpoint {
        .on(API.listings.reopen) { id, _, who in
            try await listings.reopen(id, of: who.member, at: clock.now)
            return try await card(of: id, for: who.member)
        }
    }

    private var cancel: Endpoint {
        .on(API.listings.cancel) { id, reason, who in
            try await listings.cancel(id, reason.read(), of: who.member, at: clock.now)
            return try await card(of: id, for: who.member)
        }
    }

    private var bump: Endpoint {
        changing(API.listings.bump) { try $0.bump(to: identifiers.next(), at: $1) }
    }

    private var confirm: Endpoint {
        changing(API.listings.confirm) { try $0.confirm(at: $1) }
    }

    private func changing(
        _ operation: ListingOperations.Change<Nothing>,
        _ change: @escaping @Sendable (inout Listing, Moment) throws -> Void
    ) -> Endpoint {
        .on(operation) { id, _, who in
            let now = clock.now
            try await listings.update(id, of: who.member, at: now) { try change(&$0, now) }
            return try await card(of: id, for: who.member)
        }
    }

    private func card(of id: Listing.ID, for reader: Member.ID?) async throws -> ListingBody {
        cards.card(try await queries.find(id, for: reader).summary)
    }

    private var deletion: Endpoint {
        .on(API.listings.deletion) { id, _, who in
            ListingDeletionPlanBody(try await deleteListing.plan(id, of: who.member))
        }
    }

    private var delete: Endpoint {
        .on(API.listings.delete) { id, _, who in
            try await deleteListing(id, of: who.member)
            return Nothing()
        }
    }
}
