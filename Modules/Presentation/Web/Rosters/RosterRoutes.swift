public import Domain
import HTTPServer
import Wire

/// Endpoints of rosters, for the listings of every kind that takes applications.
public struct RosterRoutes: Sendable {
    private let rosters: any RosterRepository
    private let queries: any RosterQueries
    private let cards: ListingCards
    private let clock: any WallClock

    public init(
        rosters: any RosterRepository,
        queries: any RosterQueries,
        cards: ListingCards,
        clock: any WallClock
    ) {
        self.rosters = rosters
        self.queries = queries
        self.cards = cards
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [mine, one, applying, withdrawing, claiming, leaving] + decisions }

    private var mine: Endpoint {
        .on(API.rosters.mine) { _, query, who in
            let (part, now) = (query.part ?? .ahead, clock.now)
            let found = try await queries.list(of: who.member, part, query.slice, at: now)
            return ListBody(
                found.items.map { ParticipationBody($0, cards.card($0.listing)) },
                next: found.next
            )
        }
    }

    private var one: Endpoint {
        .on(API.rosters.one) { listing, _, who in try await body(of: listing, for: who?.member) }
    }

    private var applying: Endpoint {
        .on(API.rosters.apply) { listing, body, who in
            let note = try body.readIfPresent()
            try await change(listing, who) { try $0.apply(by: who.member, note, at: $1) }
            return try await self.body(of: listing, for: who.member)
        }
    }

    private var claiming: Endpoint {
        .on(API.rosters.claim) { listing, _, who in
            try await change(listing, who) { try $0.claim(by: who.member, at: $1) }
            return try await body(of: listing, for: who.member)
        }
    }

    private var withdrawing: Endpoint {
        ending(API.rosters.withdraw) { try $0.withdraw(by: $1, at: $2) }
    }

    private var leaving: Endpoint {
        ending(API.rosters.leave) { try $0.leave(by: $1, at: $2) }
    }

    private var decisions: [Endpoint] {
        [
            deciding(API.rosters.admit) { try $0.admit($1, by: $3, at: $4) },
            deciding(API.rosters.decline) { try $0.decline($1, $2.readIfPresent(), by: $3, at: $4) },
            deciding(API.rosters.remove) { try $0.remove($1, $2.read(), by: $3, at: $4) },
        ]
    }

    /// Answers without the roster, which may be hidden from the member now.
    private func ending(
        _ operation: RosterOperations.OfListing<Nothing, Nothing>,
        _ work: @escaping @Sendable (inout Roster, Member.ID, Moment) throws -> Void
    ) -> Endpoint {
        .on(operation) { listing, nothing, who in
            try await change(listing, who) { try work(&$0, who.member, $1) }
            return nothing
        }
    }

    /// Decides about a member, and answers with the roster.
    private func deciding<In: Body>(
        _ operation: RosterOperations.OfMember<In>,
        _ work: @escaping @Sendable (inout Roster, Member.ID, In, Member.ID, Moment) throws -> Void
    ) -> Endpoint {
        .on(operation) { place, input, who in
            let (listing, member) = place
            try await change(listing, who) { try work(&$0, member, input, who.member, $1) }
            return try await body(of: listing, for: who.member)
        }
    }

    private func change(
        _ listing: Listing.ID,
        _ who: SignedIn,
        _ work: @escaping @Sendable (inout Roster, Moment) throws -> Void
    ) async throws {
        let now = clock.now
        try await rosters.update(listing, by: who.member, at: now) { try work(&$0, now) }
    }

    private func body(of listing: Listing.ID, for reader: Member.ID?) async throws -> RosterBody {
        guard let summary = try await queries.find(listing, for: reader, at: clock.now) else {
            throw RosterRefusal.notFound
        }
        return RosterBody(summary)
    }
}
