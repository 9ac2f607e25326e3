import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A block between the parties of a deal")
struct BlockedDealsContract {
    private func plan(_ blocked: Member.ID, by blocker: Member.ID, at fixture: DealFixture) async throws
        -> [Deal.ID]
    {
        let blocks = SQLBlockRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        return try await blocks.plan(toBlock: blocked, by: blocker, at: fixture.now).deals.map(\.id)
    }

    @Test(
        "It cancels what was agreed, gives the seat back and tells the other without a name",
        arguments: Database.Engine.allCases
    )
    func accepted(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.propose()
        try await fixture.accept(deal)
        #expect(try await plan(fixture.ben, by: fixture.ana, at: fixture) == [deal])
        #expect(try await plan(fixture.ana, by: fixture.ben, at: fixture) == [deal])

        try await fixture.store.block(fixture.ben, by: fixture.ana)

        for member in [fixture.ana, fixture.ben] {
            let summary = try #require(try await fixture.queries.find(deal, for: member, at: fixture.now))
            #expect(summary.deal.state == .cancelled && summary.isBlocked)
            #expect((summary.author == nil) == (member == fixture.ben))
        }
        let listing = try await fixture.store.database.read { [id = fixture.listing.id] in
            try $0.listings.find(id)
        }
        #expect(listing?.seats.taken == 0 && listing?.status == .open)
        let notice = try await fixture.opening.notices.list(of: fixture.ben, SliceRequest()).items.first
        #expect(notice?.notice.kind == .dealCancelled && notice?.notice.actor == nil)
        #expect(try await plan(fixture.ben, by: fixture.ana, at: fixture) == [])
    }

    @Test(
        "A proposal is withdrawn or declined, and a deal that has begun counts as done",
        arguments: Database.Engine.allCases
    )
    func others(_ engine: Database.Engine) async throws {
        for (isAuthor, expected) in [(true, Deal.State.withdrawn), (false, .declined)] {
            let fixture = try await DealFixture(engine)
            let deal = try await fixture.propose()
            let pair = isAuthor ? (fixture.ben, fixture.ana) : (fixture.ana, fixture.ben)
            try await fixture.store.block(pair.0, by: pair.1)
            #expect(try await fixture.deal(deal)?.state == expected)
        }
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.propose()
        try await fixture.accept(deal)
        fixture.store.clock.pass(DealFixture.day + DealFixture.hour)
        try await fixture.store.block(fixture.ana, by: fixture.ben)
        #expect(try await fixture.deal(deal)?.state == .done)
    }

    @Test(
        "It leaves the deals of others alone, and one for a member who doesn't exist is refused",
        arguments: Database.Engine.allCases
    )
    func strangers(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.propose()
        try await fixture.accept(deal)
        let cho = try await fixture.store.join("cho").account.id
        #expect(try await plan(fixture.ana, by: cho, at: fixture) == [])
        try await fixture.store.block(fixture.ana, by: cho)
        #expect(try await fixture.deal(deal)?.state == .accepted)
        await #expect(throws: BlockRefusal.notFound) {
            _ = try await plan(Member.ID(rawValue: 7), by: cho, at: fixture)
        }
    }
}
