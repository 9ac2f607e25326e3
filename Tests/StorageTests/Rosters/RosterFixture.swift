import Database
import Domain
import TestSupport

@testable import Storage

/// Ana has posted something that neighbours apply to.
struct RosterFixture {
    let neighbours: BoardFixture
    let listing: Listing.ID
    let ana: Member.ID

    init(
        _ engine: Database.Engine,
        seats: Int,
        _ admission: Roster.Admission = .whileSeatsLast,
        endsAt end: Duration? = nil
    ) async throws {
        neighbours = try await BoardFixture(engine)
        ana = neighbours.author
        let now = neighbours.store.clock.now
        let draft = try neighbours.draft("새벽 달리기", expiresAt: end.map { now + $0 })
        let posted = Listing(
            posting: draft.id,
            draft.kind,
            by: ana,
            side: .offer,
            seats: try Seats(seats),
            draft.details,
            at: now
        )
        listing = try await neighbours.keep(posted).id
        try await neighbours.store.database.write {
            try $0.rosters.insert(Roster(of: posted, admission: admission))
        }
    }

    var store: Store { neighbours.store }
    var now: Moment { store.clock.now }
    var rosters: SQLRosterRepository { SQLRosterRepository(store.database, identifiers: store.identifiers) }
    var queries: SQLRosterQueries { SQLRosterQueries(store.database) }
    var talk: SQLConversationQueries { SQLConversationQueries(store.database) }
    var notices: SQLNoticeQueries { SQLNoticeQueries(store.database) }

    var reviews: SQLReviewRepository { SQLReviewRepository(store.database, identifiers: store.identifiers) }
    var reviewQueries: SQLReviewQueries { SQLReviewQueries(store.database) }

    func join(_ name: String) async throws -> Member.ID { try await store.join(name).account.id }

    func changes(
        by member: Member.ID,
        _ change: @escaping @Sendable (inout Roster, Moment) throws -> Void
    ) async throws {
        let now = now
        try await rosters.update(listing, by: member, at: now) { try change(&$0, now) }
    }

    func applies(_ member: Member.ID, _ note: String? = nil) async throws {
        let note = try note.map { try RosterNote($0) }
        try await changes(by: member) { try $0.apply(by: member, note, at: $1) }
    }

    func leave(_ member: Member.ID) async throws {
        try await changes(by: member) { try $0.leave(by: member, at: $1) }
    }

    func sees(_ reader: Member.ID?) async throws -> RosterSummary? {
        try await queries.find(listing, for: reader, at: now)
    }

    /// The kinds of notice that a member was given, oldest first.
    func told(_ member: Member.ID) async throws -> [Notice.Kind] {
        try await notices.list(of: member, SliceRequest()).items.map(\.notice.kind).reversed()
    }

    /// The group conversation, as a member finds it.
    func group(_ member: Member.ID) async throws -> ConversationSummary? {
        try await talk.list(of: member, .open, SliceRequest()).items.first { $0.conversation.isGroup }
    }
}
