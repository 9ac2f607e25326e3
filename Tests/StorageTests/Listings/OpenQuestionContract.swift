import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Authors are asked whether their listings are still open")
struct OpenQuestionContract {
    private static let day = Duration.seconds(86_400)
    private let day = Self.day

    private func followUp(_ fixture: ConversationFixture, on database: Database? = nil) async throws {
        let questions = SQLOpenQuestions(
            database ?? fixture.store.database,
            identifiers: fixture.store.identifiers
        )
        try await questions.followUp(at: fixture.store.clock.now)
    }

    private func kept(_ fixture: ConversationFixture) async throws -> Listing {
        let id = fixture.listing.id
        return try #require(try await fixture.store.database.read { try $0.listings.find(id) })
    }

    /// What Ana was told of her listing, oldest first, and whether she has read it.
    private func told(_ fixture: ConversationFixture, of listing: Listing? = nil) async throws -> [String] {
        let target = (listing ?? fixture.listing).subject
        return try await fixture.notices.list(of: fixture.ana, SliceRequest(limit: 100)).items.reversed()
            .filter { $0.notice.target == target }
            .map { "\($0.notice.kind.rawValue)\($0.notice.readAt == nil ? "" : " (read)")" }
    }

    private func confirm(_ fixture: ConversationFixture, holding gate: Gate? = nil) async throws {
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        let now = fixture.store.clock.now
        try await listings.update(fixture.listing.id, of: fixture.ana, at: now) {
            gate?.holdFirstArrival()
            try $0.confirm(at: now)
        }
    }

    @Test(
        "Once after 60 days, also with two servers; without an answer it closes, and a yes opens it again",
        arguments: Database.Engine.allCases
    )
    func silence(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let other = try fixture.store.elsewhere()
        fixture.store.clock.pass(day * 60 - .milliseconds(1))
        try await followUp(fixture)
        #expect(try await told(fixture) == [])
        fixture.store.clock.pass(.milliseconds(1))
        async let here: Void = followUp(fixture)
        async let there: Void = followUp(fixture, on: other)
        _ = try await (here, there)
        try await followUp(fixture)
        #expect(try await told(fixture) == ["listing-asked"])
        let summary = try #require(
            try await fixture.notices.list(of: fixture.ana, SliceRequest()).items.first
        )
        #expect(summary.listing?.kind == .class && summary.listing?.side == .offer)

        fixture.store.clock.pass(day * 14)
        async let closedHere: Void = followUp(fixture)
        async let closedThere: Void = followUp(fixture, on: other)
        _ = try await (closedHere, closedThere)
        #expect(try await told(fixture) == ["listing-asked (read)", "listing-closed-unanswered"])
        let closed = try await kept(fixture)
        #expect(closed.status == .closed && closed.wasClosedUnanswered)

        try await confirm(fixture)
        #expect(try await told(fixture) == ["listing-asked (read)", "listing-closed-unanswered (read)"])
        let open = try await kept(fixture)
        #expect(open.status == .open && open.confirmedAt == fixture.store.clock.now)
        await other.close()
    }

    @Test("A yes marks the question as read, and is read back", arguments: Database.Engine.allCases)
    func answering(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        fixture.store.clock.pass(day * 60)
        try await followUp(fixture)
        let asked = fixture.store.clock.now
        #expect(try await kept(fixture).openQuestion == .asked(asked, closesAt: asked + day * 14))
        try await confirm(fixture)
        #expect(try await told(fixture) == ["listing-asked (read)"])
        #expect(try await kept(fixture).openQuestion == .due(asked + day * 60))
        fixture.store.clock.pass(day * 14)
        try await followUp(fixture)
        #expect(try await kept(fixture).status == .open)
    }

    @Test(
        "A message of the author is a sign of life, one of a guest isn't",
        arguments: Database.Engine.allCases
    )
    func messages(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let talk = try await fixture.ask(fixture.ben).id
        fixture.store.clock.pass(day * 30)
        try await fixture.say(fixture.ana, "안녕하세요", in: talk)
        fixture.store.clock.pass(day * 30)
        try await fixture.say(fixture.ben, "아직 하시나요?", in: talk)
        try await followUp(fixture)
        #expect(try await told(fixture) == [])
        fixture.store.clock.pass(day * 30)
        try await followUp(fixture)
        #expect(try await told(fixture) == ["listing-asked"])
    }

    @Test(
        "An appointment ahead puts the question off, and a proposal that waits the closing",
        arguments: Database.Engine.allCases
    )
    func appointments(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine, seats: 2)
        let (opening, listing) = (fixture.opening, fixture.listing)
        func status() async throws -> (Listing.Status?, Bool) {
            let kept = try await fixture.kept()
            return (kept?.status, kept?.awaitsConfirmation == true)
        }
        let agreed = try await fixture.propose(fixture.terms(startsIn: day * 70))
        try await fixture.accept(agreed)
        fixture.store.clock.pass(day * 60)
        try await followUp(opening)
        #expect(try await status() == (.open, false))
        fixture.store.clock.pass(day * 71)
        try await followUp(opening)
        #expect(try await status() == (.open, true))

        let dora = try await fixture.store.join("dora").account.id
        let talk = try await opening.ask(dora, about: listing).id
        _ = try await fixture.propose(fixture.terms(startsIn: day * 20), in: talk, by: dora)
        fixture.store.clock.pass(day * 14)
        try await followUp(opening)
        #expect(try await status() == (.open, true))
        let told = try await told(opening, of: listing)
        #expect(told == ["listing-asked"])
        fixture.store.clock.pass(day * 6)
        try await followUp(opening)
        #expect(try await status() == (.closed, false))
    }

    @Test("A pass that can be used puts the closing off until its end", arguments: Database.Engine.allCases)
    func passes(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        fixture.store.clock.pass(day * 60)
        _ = try await fixture.buysPass(of: listing)
        let questions = SQLOpenQuestions(fixture.store.database, identifiers: fixture.store.identifiers)
        func status() async throws -> Listing.Status? {
            try await questions.followUp(at: fixture.now)
            return try await fixture.store.database.read { try $0.listings.find(listing.id)?.status }
        }
        #expect(try await status() == .open)
        fixture.store.clock.pass(day * 14)
        #expect(try await status() == .open)
        fixture.store.clock.pass(day * 17)
        #expect(try await status() == .closed)
    }

    @Test(
        "A yes at the moment of closing wins, whichever is first",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func race(_ engine: Database.Engine, _ isYesFirst: Bool) async throws {
        let fixture = try await ConversationFixture(engine)
        fixture.store.clock.pass(day * 60)
        try await followUp(fixture)
        fixture.store.clock.pass(day * 14)
        let (store, id) = (fixture.store, fixture.listing.id)
        let outcomes =
            isYesFirst
            ? try await store.outcomes(
                { gate in try await confirm(fixture, holding: gate) },
                { try await followUp(fixture) }
            )
            : try await store.outcomes(
                { gate in
                    try await store.write { transaction in
                        try transaction.listings.followUp(id)
                        gate.holdFirstArrival()
                    }
                },
                { try await confirm(fixture) }
            )
        #expect(outcomes == ["done", "done"])
        let listing = try await kept(fixture)
        #expect(listing.status == .open && listing.openQuestion == .due(store.clock.now + day * 60))
    }

    @Test("Listings with a last date and community posts are left alone", arguments: Database.Engine.allCases)
    func others(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let end = fixture.store.clock.now + day * 365
        try await fixture.neighbours.keep(fixture.neighbours.draft("하루", expiresAt: end))
        try await fixture.neighbours.keep(fixture.neighbours.draft("동네 질문", .community, side: nil))
        try await fixture.neighbours.keep(fixture.neighbours.draft("상가", .shop, side: nil))
        fixture.store.clock.pass(day * 61)
        let due = SQLOpenQuestions.due(at: fixture.store.clock.now, after: nil)
        #expect(try await fixture.store.database.read { try $0.run(due).count } == 2)
    }

    @Test("An account that is deleted leaves nothing to ask", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let ana = fixture.ana
        try await fixture.store.write { try $0.accounts.delete(of: ana) }
        fixture.store.clock.pass(day * 61)
        try await followUp(fixture)
        let due = SQLOpenQuestions.due(at: fixture.store.clock.now, after: nil)
        #expect(try await fixture.store.database.read { try $0.run(due).isEmpty })
    }
}
