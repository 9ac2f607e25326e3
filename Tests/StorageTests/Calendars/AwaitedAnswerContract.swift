import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Awaited answers on both engines")
struct AwaitedAnswerContract {
    private func waiting(for member: Member.ID, at store: Store, atMost limit: Int = 10) async throws
        -> AwaitedAnswers
    {
        try await SQLAwaitedAnswerQueries(store.database).list(of: member, atMost: limit, at: store.clock.now)
    }

    /// The kinds, what has waited longest first.
    private func kinds(for member: Member.ID, at store: Store) async throws -> [AwaitedAnswer.Kind] {
        try await waiting(for: member, at: store).items.map(\.kind)
    }

    @Test(
        "A proposal waits for its recipient, until it is answered or its time comes",
        arguments: Database.Engine.allCases
    )
    func proposal(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let (store, terms) = (fixture.store, try fixture.terms())
        let deal = try await fixture.propose(terms)

        let answer = try #require(try await waiting(for: fixture.ben, at: store).items.first)
        #expect(answer.kind == .proposal && answer.subject == Subject(.deal, deal))
        #expect(answer.title == "피아노" && answer.listingKind == .class)
        #expect(answer.whom?.id == fixture.ana && answer.at == fixture.now)
        #expect(answer.startsAt == terms.startsAt && answer.until == terms.startsAt)
        #expect(try await waiting(for: fixture.ana, at: store) == AwaitedAnswers())

        store.clock.pass(DealFixture.day)
        #expect(try await kinds(for: fixture.ben, at: store).isEmpty)
    }

    @Test("Nothing waits once it is answered", arguments: Database.Engine.allCases)
    func answered(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        try await fixture.accept(fixture.propose())
        for member in [fixture.ana, fixture.ben] {
            #expect(try await kinds(for: member, at: fixture.store).isEmpty)
        }
    }

    @Test("A wish for other terms waits for the one who proposed", arguments: Database.Engine.allCases)
    func changes(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        try await fixture.brings(to: .changesAsked)
        #expect(try await kinds(for: fixture.ana, at: fixture.store) == [.changes])
        #expect(try await kinds(for: fixture.ben, at: fixture.store).isEmpty)
    }

    @Test("Another time waits for the other party, until either start", arguments: Database.Engine.allCases)
    func move(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let (store, ana, now) = (fixture.store, fixture.ana, fixture.now)
        let terms = try fixture.terms()
        let deal = try await fixture.propose(terms)
        try await fixture.accept(deal)
        let sooner = terms.startsAt - DealFixture.hour
        try await fixture.deals.update(deal, by: ana, at: now) {
            try $0.proposeMove(to: sooner, minutes: 60, at: terms.place, by: ana, at: now)
        }

        let answer = try #require(try await waiting(for: fixture.ben, at: store).items.first)
        #expect(answer.kind == .move && answer.whom?.id == ana)
        #expect(answer.startsAt == sooner && answer.until == sooner)
        #expect(try await kinds(for: ana, at: store).isEmpty)
        store.clock.pass(DealFixture.day - DealFixture.hour)
        #expect(try await kinds(for: fixture.ben, at: store).isEmpty)
    }

    @Test(
        "A no-show waits a week for the party that didn't come, unless a block separates the two",
        arguments: Database.Engine.allCases
    )
    func noShow(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let (store, ana) = (fixture.store, fixture.ana)
        let deal = try await fixture.propose()
        try await fixture.accept(deal)
        store.clock.pass(DealFixture.day + DealFixture.hour)
        let now = fixture.now
        try await fixture.deals.update(deal, by: ana, at: now) { try $0.noteNoShow(by: ana, at: now) }

        let answers = try await waiting(for: fixture.ben, at: store)
        #expect(answers.items.map(\.kind) == [.noShow])
        #expect(answers.items.first?.until == now + NoShow.answerTime)
        #expect(try await kinds(for: ana, at: store).isEmpty)
        try await store.block(fixture.ben, by: ana)
        #expect(try await kinds(for: fixture.ben, at: store).isEmpty)
    }

    @Test(
        "Applications wait for the organiser, the first first, and all are counted",
        arguments: Database.Engine.allCases
    )
    func applications(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 2, .byOrganiser)
        let (ben, carl) = (try await fixture.join("ben"), try await fixture.join("carl"))
        try await fixture.applies(carl)
        fixture.store.clock.pass(.seconds(1))
        try await fixture.applies(ben)

        let first = try await waiting(for: fixture.ana, at: fixture.store, atMost: 1)
        #expect(first.items.map(\.kind) == [.application] && first.count == 2)
        #expect(first.items.first?.whom?.id == carl)
        #expect(first.items.first?.subject == Subject(.listing, fixture.listing))
        #expect(try await kinds(for: ben, at: fixture.store).isEmpty)

        let ana = fixture.ana
        for member in [ben, carl] {
            try await fixture.changes(by: ana) { try $0.admit(member, by: ana, at: $1) }
        }
        #expect(try await waiting(for: ana, at: fixture.store) == AwaitedAnswers())
    }

    @Test("A seat waits for the member it is held for, until it lapses", arguments: Database.Engine.allCases)
    func seat(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 1)
        let (ben, carl) = (try await fixture.join("ben"), try await fixture.join("carl"))
        try await fixture.applies(ben)
        try await fixture.applies(carl)
        fixture.store.clock.pass(.seconds(60))
        try await fixture.leave(ben)

        let answer = try #require(try await waiting(for: carl, at: fixture.store).items.first)
        #expect(answer.kind == .seat && answer.whom?.id == fixture.ana && answer.at == fixture.now)
        #expect(try await kinds(for: ben, at: fixture.store).isEmpty)
        let until = try #require(answer.until)
        fixture.store.clock.pass(until - fixture.now)
        #expect(try await kinds(for: carl, at: fixture.store).isEmpty)
    }

    @Test(
        "An absence waits for its member, and once disputed for the organiser, two days each",
        arguments: Database.Engine.allCases
    )
    func absence(_ engine: Database.Engine) async throws {
        let fixture = try await AttendanceFixture(engine)
        let (store, ana, ben) = (fixture.store, fixture.run.ana, fixture.run.ben)
        try await fixture.marks(.absent)
        let answer = try #require(try await waiting(for: ben, at: store).items.first)
        #expect(answer.kind == .absence && answer.whom == nil)
        #expect(answer.until == store.clock.now + AttendanceDispute.time)
        #expect(try await kinds(for: ana, at: store).isEmpty)

        try await fixture.disputes()
        let dispute = try #require(try await waiting(for: ana, at: store).items.first)
        #expect(dispute.kind == .dispute && dispute.whom?.id == ben)
        #expect(try await kinds(for: ben, at: store).isEmpty)
        store.clock.pass(AttendanceDispute.answerTime)
        #expect(try await kinds(for: ana, at: store).isEmpty)
    }

    @Test(
        "The question whether a listing is still open waits for its author, until a yes or the closing",
        arguments: Database.Engine.allCases
    )
    func openQuestion(_ engine: Database.Engine) async throws {
        let fixture = try await ConversationFixture(engine)
        let (store, ana, listing) = (fixture.store, fixture.ana, fixture.listing)
        let questions = SQLOpenQuestions(store.database, identifiers: store.identifiers)
        try await questions.followUp(at: store.clock.now)
        #expect(try await kinds(for: ana, at: store).isEmpty)

        store.clock.pass(OpenQuestion.quietTime)
        let asked = store.clock.now
        try await questions.followUp(at: asked)
        let answer = try #require(try await waiting(for: ana, at: store).items.first)
        #expect(answer.kind == .openQuestion && answer.subject == listing.subject && answer.whom == nil)
        #expect(answer.at == asked && answer.until == asked + OpenQuestion.answerTime)
        #expect(try await kinds(for: fixture.ben, at: store).isEmpty)

        let listings = SQLListingRepository(store.database, identifiers: store.identifiers)
        try await listings.update(listing.id, of: ana, at: asked) { try $0.confirm(at: asked) }
        #expect(try await kinds(for: ana, at: store).isEmpty)

        store.clock.pass(OpenQuestion.quietTime)
        try await questions.followUp(at: store.clock.now)
        #expect(try await kinds(for: ana, at: store) == [.openQuestion])
        store.clock.pass(OpenQuestion.answerTime)
        try await questions.followUp(at: store.clock.now)
        #expect(try await kinds(for: ana, at: store).isEmpty)
    }

    @Test("It is found by indices of deals, listings and members")
    func plan() async throws {
        let store = try await Store(.sqlite)
        let query = SQLAwaitedAnswerQueries.list(of: Member.ID(rawValue: 1), atMost: 10, at: store.clock.now)
        let plan: [String] = try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
        // What the query itself gathers is read whole.
        let scans = plan.filter {
            $0.hasPrefix("SCAN") && $0 != "SCAN awaited" && !$0.hasPrefix("SCAN (subquery")
        }
        #expect(scans.isEmpty, "\(plan)")
    }
}
