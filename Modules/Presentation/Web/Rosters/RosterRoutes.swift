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

    public var endpoints: [Endpoint] {
        [mine, one, applying, withdrawing, claiming, leaving, admitting, declining, removing]
    }

    private var mine: Endpoint {
        .member(
            .get,
            RosterPath.mine,
            "List what I applied to; the next one first, or of past ones the latest",
            query: [.optional("part", .words(of: Participation.Part.self), "Default: `ahead`")]
                + Parameter.slice,
            answers: .json()
        ) { [queries, cards, clock] request, who in
            let part = try request.choice("part", of: Participation.Part.self) ?? .ahead
            let found = try await queries.list(of: who.member, part, request.slice, at: clock.now)
            return ListBody(
                found.items.map { ParticipationBody($0, cards.card($0.listing)) },
                next: found.next
            )
        }
    }

    private var one: Endpoint {
        .visitor(
            .get,
            RosterPath.one,
            "Get a roster; entries for the organiser and the members only",
            answers: .json()
        ) { request, who in try await body(of: request.rosterID, for: who?.member) }
    }

    private var applying: Endpoint {
        .member(
            .post,
            RosterPath.apply,
            "Apply to a listing; with a note, if you like",
            takes: RosterNoteBody.self,
            answers: .json()
        ) { request, who, body in
            let note = try body.readIfPresent()
            try await change(request, who) { try $0.apply(by: who.member, note, at: $1) }
            return try await self.body(of: request.rosterID, for: who.member)
        }
    }

    private var claiming: Endpoint {
        .member(.post, RosterPath.claim, "Claim the offered seat; in time", answers: .json()) {
            request,
            who in
            try await change(request, who) { try $0.claim(by: who.member, at: $1) }
            return try await body(of: request.rosterID, for: who.member)
        }
    }

    private var withdrawing: Endpoint {
        ending(RosterPath.withdraw, "Withdraw an application; also from the queue") {
            try $0.withdraw(by: $1, at: $2)
        }
    }

    private var leaving: Endpoint {
        ending(RosterPath.leave, "Leave a roster; before the start") { try $0.leave(by: $1, at: $2) }
    }

    private var admitting: Endpoint {
        .member(
            .post,
            RosterPath.admit,
            "Admit an applicant; to the queue when all seats are taken",
            answers: .json()
        ) { request, who in
            let member = try request.rosterMember
            try await change(request, who) { try $0.admit(member, by: who.member, at: $1) }
            return try await body(of: request.rosterID, for: who.member)
        }
    }

    private var declining: Endpoint {
        .member(
            .post,
            RosterPath.decline,
            "Decline an applicant or a waiting member; with a reason, if you like",
            takes: RosterNoteBody.self,
            answers: .json()
        ) { request, who, body in
            let (member, reason) = (try request.rosterMember, try body.readIfPresent())
            try await change(request, who) { try $0.decline(member, reason, by: who.member, at: $1) }
            return try await self.body(of: request.rosterID, for: who.member)
        }
    }

    private var removing: Endpoint {
        .member(
            .post,
            RosterPath.remove,
            "Remove a member; with a reason",
            takes: RosterNoteBody.self,
            answers: .json()
        ) { request, who, body in
            let (member, reason) = (try request.rosterMember, try body.read())
            try await change(request, who) { try $0.remove(member, reason, by: who.member, at: $1) }
            return try await self.body(of: request.rosterID, for: who.member)
        }
    }

    /// Answers without the roster, which may be hidden from the member now.
    private func ending(
        _ path: RosterPath,
        _ summary: String,
        _ work: @escaping @Sendable (inout Roster, Member.ID, Moment) throws -> Void
    ) -> Endpoint {
        .member(.post, path, summary, answers: .nothing) { request, who in
            try await change(request, who) { try work(&$0, who.member, $1) }
            return Nothing()
        }
    }

    private func change(
        _ request: Request,
        _ who: SignedIn,
        _ work: @escaping @Sendable (inout Roster, Moment) throws -> Void
    ) async throws {
        let now = clock.now
        try await rosters.update(request.rosterID, by: who.member, at: now) { try work(&$0, now) }
    }

    private func body(of listing: Listing.ID, for reader: Member.ID?) async throws -> RosterBody {
        guard let summary = try await queries.find(listing, for: reader, at: clock.now) else {
            throw RosterRefusal.notFound
        }
        return RosterBody(summary)
    }
}

extension Request {
    fileprivate var rosterID: Listing.ID {
        get throws { try identifier(or: RosterRefusal.notFound) }
    }

    fileprivate var rosterMember: Member.ID {
        get throws { try identifier("member", or: RosterRefusal.notApplied) }
    }
}
