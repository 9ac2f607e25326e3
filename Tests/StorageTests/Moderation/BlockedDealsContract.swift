import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A block between the parties of a deal")
struct BlockedDealsContract {
    private func block(_ blocked: Member.ID, by blocker: Member.ID, at table: Table) async throws {
        try await table.door.street.block(blocked, by: blocker)
    }

    private func plan(_ blocked: Member.ID, by blocker: Member.ID, at table: Table) async throws -> [Deal.ID]
    {
        let blocks = SQLBlockRepository(table.store.database, identifiers: table.store.identifiers)
        return try await blocks.plan(toBlock: blocked, by: blocker, at: table.now).deals.map(\.id)
    }

    @Test(
        "It cancels what was agreed, gives the seat back and tells the other without a name",
        arguments: Database.Engine.allCases
    )
    func accepted(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.proposes()
        try await table.accepts(deal)
        #expect(try await plan(table.ben, by: table.ana, at: table) == [deal])
        #expect(try await plan(table.ana, by: table.ben, at: table) == [deal])

        try await block(table.ben, by: table.ana, at: table)

        for member in [table.ana, table.ben] {
            let summary = try #require(try await table.queries.find(deal, for: member, at: table.now))
            #expect(summary.deal.state == .cancelled && summary.isBlocked)
            #expect((summary.author == nil) == (member == table.ben))
        }
        let listing = try await table.store.database.read { [id = table.listing.id] in
            try $0.listings.find(id)
        }
        #expect(listing?.seats.taken == 0 && listing?.status == .open)
        let notice = try await table.door.notices.list(of: table.ben, SliceRequest()).items.first
        #expect(notice?.notice.kind == .dealCancelled && notice?.notice.actor == nil)
        #expect(try await plan(table.ben, by: table.ana, at: table) == [])
    }

    @Test(
        "A proposal is withdrawn or declined, and a deal that has begun counts as done",
        arguments: Database.Engine.allCases
    )
    func others(_ engine: Database.Engine) async throws {
        for (isAuthor, expected) in [(true, Deal.State.withdrawn), (false, .declined)] {
            let table = try await Table(engine)
            let deal = try await table.proposes()
            let pair = isAuthor ? (table.ben, table.ana) : (table.ana, table.ben)
            try await block(pair.0, by: pair.1, at: table)
            #expect(try await table.deal(deal)?.state == expected)
        }
        let table = try await Table(engine)
        let deal = try await table.proposes()
        try await table.accepts(deal)
        table.store.clock.pass(Table.day + Table.hour)
        try await block(table.ana, by: table.ben, at: table)
        #expect(try await table.deal(deal)?.state == .done)
    }

    @Test(
        "It leaves the deals of others alone, and one for a member who doesn't exist is refused",
        arguments: Database.Engine.allCases
    )
    func strangers(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.proposes()
        try await table.accepts(deal)
        let cho = try await table.store.joins("cho").account.id
        #expect(try await plan(table.ana, by: cho, at: table) == [])
        try await block(table.ana, by: cho, at: table)
        #expect(try await table.deal(deal)?.state == .accepted)
        await #expect(throws: BlockRefusal.notFound) {
            _ = try await plan(Member.ID(rawValue: 7), by: cho, at: table)
        }
    }
}
