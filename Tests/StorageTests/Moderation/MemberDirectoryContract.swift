import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Members are searched in parts")
struct MemberDirectoryContract {
    @Test(
        "A request reads a limited number of members, says so, and the next one goes on behind them",
        arguments: Database.Engine.allCases
    )
    func reach(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        for number in 1...9 {
            store.clock.pass(.seconds(1))
            try await store.join(number.isMultiple(of: 4) ? "far\(number)" : "near\(number)")
        }
        let directory = SQLMemberDirectory(store.database, reach: 3)
        let filter = DirectoryFilter(text: "far")
        var (names, pages, cursor) = ([[String]](), 0, String?.none)
        repeat {
            let page = try await directory.list(filter, SliceRequest(after: cursor), at: store.clock.now)
            names.append(page.slice.items.map(\.nickname.text))
            #expect(page.count == 1 && !page.isCountWhole)
            (cursor, pages) = (page.slice.next, pages + 1)
        } while cursor != nil && pages < 9
        #expect(names.flatMap(\.self) == ["far8", "far4"] && names.count > 2, "\(names)")

        let whole = try await SQLMemberDirectory(store.database).list(
            filter,
            SliceRequest(),
            at: store.clock.now
        )
        #expect(whole.count == 2 && whole.isCountWhole && whole.slice.next == nil)
    }

    @Test(
        "The member with exactly this name, address or identifier comes first, once, however old the account",
        arguments: Database.Engine.allCases
    )
    func exact(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let first = try await store.join("nari").account
        for number in 1...5 {
            store.clock.pass(.seconds(1))
            try await store.join("nari\(number)")
        }
        let directory = SQLMemberDirectory(store.database, reach: 3)
        let names = ["nari", "NARI", "nari@example.com", first.id.description]
        for text in names {
            let page = try await directory.list(
                DirectoryFilter(text: text),
                SliceRequest(),
                at: store.clock.now
            )
            #expect(page.slice.items.first?.id == first.id, "\(text)")
        }
        for limit in [1, 2, 20] {
            var (found, cursor) = ([String](), String?.none)
            repeat {
                let slice = SliceRequest(limit: limit, after: cursor)
                let page = try await directory.list(DirectoryFilter(text: "nari"), slice, at: store.clock.now)
                #expect(page.slice.items.count <= limit)
                found += page.slice.items.map(\.nickname.text)
                cursor = page.slice.next
            } while cursor != nil && found.count < 20
            #expect(found == ["nari", "nari5", "nari4", "nari3", "nari2", "nari1"], "\(limit)")
        }
        await #expect(throws: SliceRefusal.unknownCursor) {
            _ = try await directory.list(DirectoryFilter(), SliceRequest(after: "x"), at: store.clock.now)
        }
    }
}
