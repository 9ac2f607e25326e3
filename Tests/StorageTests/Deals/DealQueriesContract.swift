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
                let slice = try await table.queries.list(of: member, filter, request)
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
            _ = try await table.queries.list(of: table.ana, DealFilter(), SliceRequest(after: "x"))
        }
    }

    @Test("Only the two read a conversation's deals", arguments: Database.Engine.allCases)
    func strangers(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let id = try await table.proposes()
        let cho = try await table.store.joins("cho").account.id

        let seen = try await table.queries.list(in: table.conversation, for: table.ben, SliceRequest())
        #expect(seen.items.map(\.id) == [id] && seen.next == nil)
        #expect(seen.items.first?.author?.nickname.text == "ana")
        #expect(seen.items.first?.partner?.nickname.text == "ben")
        #expect(try await table.queries.find(id, for: cho) == nil)
        await #expect(throws: ConversationRefusal.notFound) {
            _ = try await table.queries.list(in: table.conversation, for: cho, SliceRequest())
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
            let seen = try await table.queries.list(of: member, DealFilter(), SliceRequest()).items
            #expect(seen.map(\.id) == [id])
            #expect((seen.first?.author == nil) == (member == table.ben))
            #expect((seen.first?.partner == nil) == (member == table.ana))
        }
    }

    @Test("In a wanted listing the author receives", arguments: Database.Engine.allCases)
    func wanted(_ engine: Database.Engine) async throws {
        let table = try await Table(engine, side: .want)
        let id = try await table.proposes()

        let given = try await table.queries.list(of: table.ben, DealFilter(role: .provider), SliceRequest())
        #expect(given.items.map(\.id) == [id])
        #expect(given.items.first?.deal.parties.receiver == table.ana)
    }
}
