import Database
import Domain
import TestSupport

@testable import Storage

/// Ben asked about what Ana posted, and they agree on when and where.
struct DealFixture {
    static let hour = Duration.seconds(3_600)
    static let day = Duration.seconds(24 * 3_600)

    let opening: ConversationFixture
    let listing: Listing
    let conversation: Conversation.ID

    init(
        _ engine: Database.Engine,
        _ kind: Listing.Kind = .class,
        seats: Int = 1,
        side: Listing.Side? = .offer
    ) async throws {
        opening = try await ConversationFixture(engine)
        let draft = try opening.neighbours.draft("피아노", side: side)
        listing = try await opening.neighbours.keep(
            Listing(
                posting: draft.id,
                kind,
                by: draft.author,
                side: side,
                seats: try Seats(seats),
                draft.details,
                at: draft.createdAt
            )
        )
        conversation = try await opening.ask(opening.ben, about: listing).id
    }

    var store: Store { opening.store }
    var ana: Member.ID { opening.ana }
    var ben: Member.ID { opening.ben }
    var now: Moment { store.clock.now }
    var deals: SQLDealRepository { SQLDealRepository(store.database, identifiers: store.identifiers) }
    var queries: SQLDealQueries { SQLDealQueries(store.database) }
    var reviews: SQLReviewRepository { SQLReviewRepository(store.database, identifiers: store.identifiers) }
    var reviewQueries: SQLReviewQueries { SQLReviewQueries(store.database) }
    var members: SQLMemberQueries { SQLMemberQueries(store.database, store.members) }

    func terms(startsIn wait: Duration = DealFixture.day, minutes: Int = 60, note: String? = "악보를 가져와 주세요")
        throws
        -> DealTerms
    {
        try DealTerms(
            startsAt: now + wait,
            minutes: minutes,
            place: DealPlace(
                neighbourhood: BoardFixture.here,
                exact: try ExactPlace(
                    point: BoardFixture.corner,
                    address: "명동길 14",
                    accuracy: .building
                )
            ),
            price: .fixed(Money(won: 30_000)!, per: .hour),
            note: note.map { try DealNote($0) }
        )
    }

    @discardableResult
    func propose(
        _ terms: DealTerms? = nil,
        in other: Conversation.ID? = nil,
        by member: Member.ID? = nil
    ) async throws -> Deal.ID {
        let terms = try terms ?? self.terms()
        return try await deals.propose(terms, in: other ?? conversation, by: member ?? ana, at: now)
    }

    func accept(_ deal: Deal.ID, by member: Member.ID? = nil) async throws {
        let (member, now) = (member ?? ben, now)
        try await deals.update(deal, by: member, at: now) { try $0.accept(by: member, at: now) }
    }

    func cancels(_ deal: Deal.ID, by member: Member.ID) async throws {
        let (now, reason) = (now, try DealReason("감기에 걸렸어요"))
        try await deals.update(deal, by: member, at: now) { try $0.cancel(reason, by: member, at: now) }
    }

    func completes(_ deal: Deal.ID, by member: Member.ID) async throws {
        let now = now
        try await deals.update(deal, by: member, at: now) { try $0.complete(by: member, at: now) }
    }

    /// One that has taken place, as both say.
    func agree() async throws -> Deal.ID {
        let deal = try await propose()
        try await accept(deal)
        store.clock.pass(Self.day + Self.hour)
        try await completes(deal, by: ana)
        try await completes(deal, by: ben)
        return deal
    }

    /// Another deal, as far as that; the clock may have passed by then.
    @discardableResult
    func brings(to state: Deal.State) async throws -> Deal.ID {
        let deal = try await propose()
        let (wish, author, partner) = (try DealReason("다른 날에 만나요"), ana, ben)
        func changes(_ change: @escaping @Sendable (inout Negotiation, Moment) throws -> Void) async throws {
            let now = now
            try await deals.update(deal, by: author, at: now) { try change(&$0, now) }
        }
        switch state {
        case .proposed: break
        case .changesAsked: try await changes { try $0.askChanges(wish, by: partner, at: $1) }
        case .replaced: try await propose()
        case .declined: try await changes { try $0.decline(by: partner, at: $1) }
        case .withdrawn: try await changes { try $0.withdraw(by: author, at: $1) }
        case .accepted: try await accept(deal)
        case .cancelled:
            try await accept(deal)
            try await cancels(deal, by: partner)
        case .done:
            try await accept(deal)
            store.clock.pass(Self.day + Self.hour)
            try await completes(deal, by: author)
            try await completes(deal, by: partner)
        case .lapsed: store.clock.pass(Self.day)
        }
        return deal
    }

    func review(
        _ deal: Deal.ID,
        by member: Member.ID,
        stars: Double,
        _ text: String? = nil,
        manners: Set<Manner> = []
    ) async throws -> Review.ID {
        try await reviews.write(
            try Rating(stars: stars),
            try text.map { try ReviewText($0) },
            manners,
            of: .deal(deal),
            by: member,
            at: now
        )
    }

    func deal(_ id: Deal.ID) async throws -> Deal? { try await queries.find(id, for: ana, at: now)?.deal }

    func kept() async throws -> Listing? {
        let listing = listing
        return try await store.database.read { try $0.listings.find(listing.id) }
    }

    /// What the server said in the conversation, in order.
    func lines() async throws -> [Line.Event] {
        try await opening.talk.history(of: conversation, for: ana, HistorySpan()).messages.compactMap {
            if case .line(let line) = $0.content { line.event } else { nil }
        }
    }

    /// What a member was told of deals and reviews, in order.
    func told(_ member: Member.ID) async throws -> [Notice.Kind] {
        try await opening.notices.list(of: member, SliceRequest(limit: 100)).items.reversed()
            .map(\.notice.kind)
    }
}
