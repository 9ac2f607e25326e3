import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Deals are read")
struct DealQueriesContract {
    @Test(
        "A member finds what they give and what they take, page by page, newest first",
        arguments: Database.Engine.allCases
    )
    func mine(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        var all: [Deal.ID] = []
        for _ in 1...5 { all.append(try await table.proposes()) }

        func ids(_ member: Member.ID, _ filter: DealFilter, limit: Int = 20) async throws -> [Deal.ID] {
            var (found, cursor): ([Deal.ID], String?) = ([], nil)
            repeat {
                let request = SliceRequest(limit: limit, after: cursor)
                let slice = try await table.queries.list(of: member, filter, at: table.now, request)
                found += slice.items.map(\.id)
                cursor = slice.next
            } while cursor != nil
            return found
        }
        #expect(try await ids(table.ana, DealFilter(), limit: 2) == all.reversed())
        #expect(try await ids(table.ben, DealFilter(role: .receiver), limit: 1) == all.reversed())
        #expect(try await ids(table.ben, DealFilter(role: .provider)).isEmpty)
        #expect(try await ids(table.ana, DealFilter(state: .proposed)) == [all[4]])
        #expect(try await ids(table.ana, DealFilter(role: .provider, state: .replaced)).count == 4)
        await #expect(throws: SliceRefusal.unknownCursor) {
            _ = try await table.queries.list(
                of: table.ana,
                DealFilter(),
                at: table.now,
                SliceRequest(after: "x")
            )
        }
    }

    @Test(
        "A lapsed deal is found as lapsed, prevents no leaving or deleting, and makes room for other terms",
        arguments: Database.Engine.allCases
    )
    func lapsed(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let (first, second) = (try await table.proposes(), try await table.proposes())
        func ids(_ state: Deal.State) async throws -> [Deal.ID] {
            let filter = DealFilter(state: state)
            return try await table.queries.list(of: table.ben, filter, at: table.now, SliceRequest()).items
                .map(\.id)
        }
        table.store.clock.pass(Table.day)
        #expect(try await ids(.proposed).isEmpty)
        #expect(try await ids(.lapsed) == [second])
        #expect(try await table.deal(second)?.state == .lapsed)
        let plan = try await table.store.accounts.deletionPlan(for: table.ana, at: table.now)
        #expect(!plan.goes.contains { $0.thing == .openDeals })

        await #expect(throws: DealRefusal.lapsed) { try await table.accepts(second) }
        let third = try await table.proposes()
        #expect(try await ids(.proposed) == [third])
        #expect(try await ids(.lapsed) == [second])
        #expect(try await ids(.replaced) == [first])
        table.store.clock.pass(Table.day)
        try await table.door.leaves(table.ben, table.conversation)
        #expect(try await ids(.lapsed) == [third, second])
    }

    @Test("Only the two read a conversation's deals", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        let cho = try await table.store.joins("cho").account.id

        let seen = try await table.queries.list(
            in: table.conversation,
            for: table.ben,
            at: table.now,
            SliceRequest()
        )
        #expect(seen.items.map(\.id) == [id] && seen.next == nil)
        #expect(seen.items.first?.author?.nickname.text == "ana")
        #expect(seen.items.first?.partner?.nickname.text == "ben")
        #expect(try await table.queries.find(id, for: cho, at: table.now) == nil)
        await #expect(throws: ConversationRefusal.notFound) {
            _ = try await table.queries.list(
                in: table.conversation,
                for: cho,
                at: table.now,
                SliceRequest()
            )
        }
    }

    @Test(
        "One's own deals stay, without the one who isn't seen any more",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        try await table.door.street.block(table.ana, by: table.ben)

        for member in [table.ana, table.ben] {
            let seen = try await table.queries.list(of: member, DealFilter(), at: table.now, SliceRequest())
                .items
            #expect(seen.map(\.id) == [id])
            #expect((seen.first?.author == nil) == (member == table.ben))
            #expect((seen.first?.partner == nil) == (member == table.ana))
        }
    }

    @Test("In a wanted listing the author receives", arguments: Database.Engine.allCases)
    func wanted(_ engine: Database.Engine) async throws {
        let table = try await Table(engine, side: .want)
        let id = try await table.proposes()

        let given = try await table.queries.list(
            of: table.ben,
            DealFilter(role: .provider),
            at: table.now,
            SliceRequest()
        )
        #expect(given.items.map(\.id) == [id])
        #expect(given.items.first?.deal.parties.receiver == table.ana)
    }
}
