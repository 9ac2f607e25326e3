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
        let fixture = try await DealFixture(engine)
        var all: [Deal.ID] = []
        for _ in 1...5 { all.append(try await fixture.propose()) }

        func ids(_ member: Member.ID, _ filter: DealFilter, limit: Int = 20) async throws -> [Deal.ID] {
            var (found, cursor): ([Deal.ID], String?) = ([], nil)
            repeat {
                let request = SliceRequest(limit: limit, after: cursor)
                let slice = try await fixture.queries.list(of: member, filter, at: fixture.now, request)
                found += slice.items.map(\.id)
                cursor = slice.next
            } while cursor != nil
            return found
        }
        #expect(try await ids(fixture.ana, DealFilter(), limit: 2) == all.reversed())
        #expect(try await ids(fixture.ben, DealFilter(role: .receiver), limit: 1) == all.reversed())
        #expect(try await ids(fixture.ben, DealFilter(role: .provider)).isEmpty)
        #expect(try await ids(fixture.ana, DealFilter(state: .proposed)) == [all[4]])
        #expect(try await ids(fixture.ana, DealFilter(role: .provider, state: .replaced)).count == 4)
        await #expect(throws: SliceRefusal.unknownCursor) {
            _ = try await fixture.queries.list(
                of: fixture.ana,
                DealFilter(),
                at: fixture.now,
                SliceRequest(after: "x")
            )
        }
    }

    @Test(
        "A lapsed deal is found as lapsed, prevents no leaving or deleting, and makes room for other terms",
        arguments: Database.Engine.allCases
    )
    func lapsed(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let (first, second) = (try await fixture.propose(), try await fixture.propose())
        func ids(_ state: Deal.State) async throws -> [Deal.ID] {
            let filter = DealFilter(state: state)
            return try await fixture.queries.list(of: fixture.ben, filter, at: fixture.now, SliceRequest())
                .items
                .map(\.id)
        }
        fixture.store.clock.pass(DealFixture.day)
        #expect(try await ids(.proposed).isEmpty)
        #expect(try await ids(.lapsed) == [second])
        #expect(try await fixture.deal(second)?.state == .lapsed)
        let plan = try await fixture.store.accounts.deletionPlan(for: fixture.ana, at: fixture.now)
        #expect(!plan.goes.contains { $0.thing == .openDeals })

        await #expect(throws: DealRefusal.lapsed) { try await fixture.accept(second) }
        let third = try await fixture.propose()
        #expect(try await ids(.proposed) == [third])
        #expect(try await ids(.lapsed) == [second])
        #expect(try await ids(.replaced) == [first])
        fixture.store.clock.pass(DealFixture.day)
        try await fixture.opening.leave(fixture.ben, fixture.conversation)
        #expect(try await ids(.lapsed) == [third, second])
    }

    @Test("Only the two read a conversation's deals", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let id = try await fixture.propose()
        let cho = try await fixture.store.join("cho").account.id

        let seen = try await fixture.queries.list(
            in: fixture.conversation,
            for: fixture.ben,
            at: fixture.now,
            SliceRequest()
        )
        #expect(seen.items.map(\.id) == [id] && seen.next == nil)
        #expect(seen.items.first?.author?.nickname.text == "ana")
        #expect(seen.items.first?.partner?.nickname.text == "ben")
        #expect(try await fixture.queries.find(id, for: cho, at: fixture.now) == nil)
        #expect(try await fixture.queries.list([id], for: fixture.ben, at: fixture.now).map(\.id) == [id])
        #expect(try await fixture.queries.list([id], for: cho, at: fixture.now).isEmpty)
        await #expect(throws: ConversationRefusal.notFound) {
            _ = try await fixture.queries.list(
                in: fixture.conversation,
                for: cho,
                at: fixture.now,
                SliceRequest()
            )
        }
    }

    @Test(
        "After a block, deals stay listed without the other's name",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let id = try await fixture.propose()
        try await fixture.store.block(fixture.ana, by: fixture.ben)

        for member in [fixture.ana, fixture.ben] {
            let seen = try await fixture.queries.list(
                of: member,
                DealFilter(),
                at: fixture.now,
                SliceRequest()
            )
            .items
            #expect(seen.map(\.id) == [id])
            #expect((seen.first?.author == nil) == (member == fixture.ben))
            #expect((seen.first?.partner == nil) == (member == fixture.ana))
        }
    }

    @Test("In a wanted listing the author receives", arguments: Database.Engine.allCases)
    func wanted(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine, side: .want)
        let id = try await fixture.propose()

        let given = try await fixture.queries.list(
            of: fixture.ben,
            DealFilter(role: .provider),
            at: fixture.now,
            SliceRequest()
        )
        #expect(given.items.map(\.id) == [id])
        #expect(given.items.first?.deal.parties.receiver == fixture.ana)
    }
}
