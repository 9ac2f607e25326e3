import Database
import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

/// What every search promises to find, and not to find.
@Suite("Search on the board")
struct SearchContract {
    private static func table(_ name: String) throws -> [[String]] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(name).tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
    }

    private func find(
        _ text: String,
        on neighbours: BoardFixture,
        in area: BoardArea = BoardFixture.ring,
        _ filter: BoardFilter = BoardFilter(),
        _ slice: SliceRequest = SliceRequest(limit: 100),
        for viewer: Member.ID? = nil
    ) async throws -> Slice<ListingSummary> {
        try await neighbours.search.listings(
            SearchText(text),
            filter,
            in: area,
            slice,
            for: viewer,
            at: neighbours.store.clock.now
        )
    }

    private func titles(_ text: String, on neighbours: BoardFixture) async throws -> [String] {
        try await find(text, on: neighbours).items.map(\.listing.details.title.text)
    }

    @Test(
        "Of a labelled set, each query finds what it must and nothing else, newest first",
        arguments: Database.Engine.allCases
    )
    func labelled(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        var names: [Listing.ID: String] = [:]
        for line in try Self.table("corpus") {
            let code = names.count.isMultiple(of: 2) ? BoardFixture.here : BoardFixture.nextDoor
            let listing = try await neighbours.keep(neighbours.draft(line[1], in: code), searchable: line[2])
            names[listing.id] = line[0]
        }
        let queries = try Self.table("labelled-queries")
        #expect(queries.count >= 60)

        for query in queries {
            let found = try await find(query[0], on: neighbours).items
            #expect(
                Set(found.compactMap { names[$0.id] })
                    == Set(query[1].split(separator: " ").map(String.init)),
                "\(query[0])"
            )
            #expect(found.map(\.id) == found.map(\.id).sorted(by: >), "\(query[0])")
        }
    }

    @Test(
        "Nothing is found outside the ring, and only what the filter lets through",
        arguments: Database.Engine.allCases
    )
    func places(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        try await neighbours.post("피아노 여기")
        try await neighbours.post("피아노 저기", in: BoardFixture.elsewhere)
        try await neighbours.keep(neighbours.draft("피아노 구해요", side: .want))
        let closed = try await neighbours.post("피아노 마감")
        let now = neighbours.store.clock.now
        try await neighbours.change(closed) { try $0.close(at: now) }

        #expect(try await titles("피아노", on: neighbours) == ["피아노 구해요", "피아노 여기"])
        let offers = try await find("피아노", on: neighbours, BoardFilter(side: .offer))
        #expect(offers.items.map(\.listing.details.title.text) == ["피아노 여기"])
        let there = BoardArea([BoardFixture.elsewhere])
        #expect(try await find("피아노", on: neighbours, in: there).items.count == 1)
    }

    @Test(
        "A listing is found by what it says now, where it is now, and never once it is gone",
        arguments: Database.Engine.allCases
    )
    func changes(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let first = try await neighbours.keep(neighbours.draft("피아노"), searchable: "체르니")
        try await neighbours.post("피아노 새 글")
        let (moved, now) = (
            try neighbours.draft("바이올린", in: BoardFixture.elsewhere), neighbours.store.clock.now
        )
        try await neighbours.store.write { transaction in
            guard var kept = try transaction.listings.find(first.id) else { return }
            try kept.bump(to: transaction.identifiers.next(), at: now + .seconds(86_400))
            try transaction.listings.save(kept)
        }
        #expect(try await titles("피아노", on: neighbours) == ["피아노", "피아노 새 글"])
        #expect(try await titles("체르니", on: neighbours) == ["피아노"])

        try await neighbours.store.write { transaction in
            guard var kept = try transaction.listings.find(first.id) else { return }
            try kept.edit(moved.details, seats: 1, at: now)
            try transaction.listings.save(kept, searchable: "활")
        }
        #expect(try await titles("피아노", on: neighbours) == ["피아노 새 글"])
        let there = BoardArea([BoardFixture.elsewhere])
        #expect(try await find("바이올린", on: neighbours, in: there).items.count == 1)
        #expect(try await find("체르니", on: neighbours, in: there).items.isEmpty)

        try await neighbours.store.database.write { try $0.listings.remove(first.id) }
        #expect(try await find("바이올린", on: neighbours, in: there).items.isEmpty)
        try await neighbours.store.accounts.delete(neighbours.author, at: neighbours.store.clock.now)
        #expect(try await titles("피아노", on: neighbours) == [])
    }

    @Test("An area with more listings than a search covers is refused, and a smaller one searched")
    func tooLarge() async throws {
        let neighbours = try await BoardFixture(.sqlite)
        for number in 1...3 { try await neighbours.post("피아노 \(number)") }
        try await neighbours.post("피아노 저기", in: BoardFixture.elsewhere)
        let search = neighbours.search(most: 3)
        func find(_ codes: [NeighbourhoodCode]) async throws -> Int {
            try await search.listings(
                SearchText("피아노"),
                BoardFilter(),
                in: BoardArea(codes),
                SliceRequest(limit: 20),
                for: nil,
                at: neighbours.store.clock.now
            ).items.count
        }
        #expect(try await find([BoardFixture.here]) == 3)
        await #expect(throws: SearchRefusal.areaTooLarge) {
            try await find([BoardFixture.here, BoardFixture.elsewhere])
        }
    }

    @Test(
        "Pages of results neither skip nor repeat, and leave out blocked members",
        arguments: Database.Engine.allCases
    )
    func parts(_ engine: Database.Engine) async throws {
        let neighbours = try await BoardFixture(engine)
        let ben = try await neighbours.store.join("ben").account.id
        let cho = try await neighbours.store.join("cho").account.id
        for number in 1...5 {
            try await neighbours.post("수학 \(number)")
            try await neighbours.keep(neighbours.draft("수학 ben", by: ben))
        }
        try await neighbours.store.block(cho, by: ben)

        var found: [String] = []
        var cursor: String?
        repeat {
            let slice = SliceRequest(limit: 2, after: cursor)
            let part = try await find("수학", on: neighbours, BoardFilter(), slice, for: cho)
            found += part.items.map(\.listing.details.title.text)
            cursor = part.next
            try await neighbours.post("수학 late")
        } while cursor != nil

        #expect(found == (1...5).reversed().map { "수학 \($0)" })
    }
}
