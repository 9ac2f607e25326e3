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

    public var endpoints: [Endpoint] { [one, close, reopen, cancel, bump, deletion, delete] }

    private var one: Endpoint {
        .visitor(.get, ListingPath.one, "Get a listing", answers: .json()) {
            [queries, cards] request, who in
            cards.card(try await queries.find(request.listing, for: who?.member).summary)
        }
    }

    private var close: Endpoint {
        changing(ListingPath.close, "Close a listing") { [clock] in try $0.close(at: clock.now) }
    }

    private var reopen: Endpoint {
        .member(
            .post,
            ListingPath.reopen,
            "Reopen a listing; a cancelled one within an hour",
            answers: .json()
        ) { [listings, queries, cards, clock] request, who in
            let id = try request.listing
            try await listings.reopen(id, of: who.member, at: clock.now)
            return cards.card(try await queries.find(id, for: who.member).summary)
        }
    }

    private var cancel: Endpoint {
        .member(
            .post,
            ListingPath.cancel,
            "Cancel a listing before it starts; with a reason for those on its roster",
            takes: RosterNoteBody.self,
            answers: .json()
        ) { [listings, queries, cards, clock] request, who, body in
            let (id, reason) = (try request.listing, try body.read())
            try await listings.cancel(id, reason, of: who.member, at: clock.now)
            return cards.card(try await queries.find(id, for: who.member).summary)
        }
    }

    private var bump: Endpoint {
        changing(ListingPath.bump, "Bump a listing; to the top, once a day") { [clock, identifiers] in
            try $0.bump(to: identifiers.next(), at: clock.now)
        }
    }

    private func changing(
        _ path: ListingPath,
        _ summary: String,
        _ change: @escaping @Sendable (inout Listing) throws -> Void
    ) -> Endpoint {
        .member(.post, path, summary, answers: .json()) { [listings, queries, cards, clock] request, who in
            let id = try request.listing
            try await listings.update(id, of: who.member, at: clock.now, change)
            return cards.card(try await queries.find(id, for: who.member).summary)
        }
    }

    private var deletion: Endpoint {
        .member(.get, ListingPath.deletion, "Preview a listing deletion; what it removes", answers: .json()) {
            [deleteListing] request, who in
            ListingDeletionPlanBody(try await deleteListing.plan(request.listing, of: who.member))
        }
    }

    private var delete: Endpoint {
        .member(.delete, ListingPath.one, "Delete a listing; its conversations stay", answers: .nothing) {
            [deleteListing] request, who in
            try await deleteListing(request.listing, of: who.member)
            return Nothing()
        }
    }
}
