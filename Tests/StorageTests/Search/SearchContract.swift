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
        on street: Street,
        in area: BoardArea = Street.ring,
        _ filter: BoardFilter = BoardFilter(),
        _ slice: SliceRequest = SliceRequest(limit: 100),
        for viewer: Member.ID? = nil
    ) async throws -> Slice<ListingSummary> {
        try await street.search.listings(
            SearchText(text),
            filter,
            in: area,
            slice,
            for: viewer,
            at: street.store.clock.now
        )
    }

    private func titles(_ text: String, on street: Street) async throws -> [String] {
        try await find(text, on: street).items.map(\.listing.details.title.text)
    }

    @Test(
        "Of a labelled set, each query finds what it must and nothing else, newest first",
        arguments: Database.Engine.allCases
    )
    func labelled(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        var names: [Listing.ID: String] = [:]
        for line in try Self.table("corpus") {
            let code = names.count.isMultiple(of: 2) ? Street.here : Street.nextDoor
            let listing = try await street.keep(street.draft(line[1], in: code), searchable: line[2])
            names[listing.id] = line[0]
        }
        let queries = try Self.table("labelled-queries")
        #expect(queries.count >= 60)

        for query in queries {
            let found = try await find(query[0], on: street).items
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
        let street = try await Street(engine)
        try await street.posts("피아노 여기")
        try await street.posts("피아노 저기", in: Street.elsewhere)
        try await street.keep(street.draft("피아노 구해요", side: .want))
        let closed = try await street.posts("피아노 마감")
        let now = street.store.clock.now
        try await street.change(closed) { try $0.close(at: now) }

        #expect(try await titles("피아노", on: street) == ["피아노 구해요", "피아노 여기"])
        let offers = try await find("피아노", on: street, BoardFilter(side: .offer))
        #expect(offers.items.map(\.listing.details.title.text) == ["피아노 여기"])
        let there = BoardArea(around: Street.elsewhere, [Street.elsewhere])
        #expect(try await find("피아노", on: street, in: there).items.count == 1)
    }

    @Test(
        "A listing is found by what it says now, where it is now, and never once it is gone",
        arguments: Database.Engine.allCases
    )
    func changes(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        let first = try await street.keep(street.draft("피아노"), searchable: "체르니")
        try await street.posts("피아노 새 글")
        let (moved, now) = (try street.draft("바이올린", in: Street.elsewhere), street.store.clock.now)
        try await street.store.database.write { [identifiers = street.store.identifiers] connection in
            guard var kept = try connection.listings.find(first.id) else { return }
            try kept.bump(to: identifiers.next(), at: now + .seconds(86_400))
            try connection.listings.save(kept, at: now)
        }
        #expect(try await titles("피아노", on: street) == ["피아노", "피아노 새 글"])
        #expect(try await titles("체르니", on: street) == ["피아노"])

        try await street.store.database.write { connection in
            guard var kept = try connection.listings.find(first.id) else { return }
            try kept.edit(moved.details, seats: 1, at: now)
            try connection.listings.save(kept, searchable: "활", at: now)
        }
        #expect(try await titles("피아노", on: street) == ["피아노 새 글"])
        let there = BoardArea(around: Street.elsewhere, [Street.elsewhere])
        #expect(try await find("바이올린", on: street, in: there).items.count == 1)
        #expect(try await find("체르니", on: street, in: there).items.isEmpty)

        try await street.store.database.write { try $0.listings.remove(first.id) }
        #expect(try await find("바이올린", on: street, in: there).items.isEmpty)
        try await street.store.accounts.delete(street.author, at: street.store.clock.now)
        #expect(try await titles("피아노", on: street) == [])
    }

    @Test("An area with more listings than a search covers is refused, and a smaller one searched")
    func tooLarge() async throws {
        let street = try await Street(.sqlite)
        for number in 1...3 { try await street.posts("피아노 \(number)") }
        try await street.posts("피아노 저기", in: Street.elsewhere)
        let search = street.search(most: 3)
        func find(_ codes: [NeighbourhoodCode]) async throws -> Int {
            try await search.listings(
                SearchText("피아노"),
                BoardFilter(),
                in: BoardArea(around: Street.here, codes),
                SliceRequest(limit: 20),
                for: nil,
                at: street.store.clock.now
            ).items.count
        }
        #expect(try await find([Street.here]) == 3)
        await #expect(throws: SearchRefusal.areaTooLarge) { try await find([Street.here, Street.elsewhere]) }
    }

    @Test(
        "Parts neither skip nor repeat, and hide whom the reader doesn't see",
        arguments: Database.Engine.allCases
    )
    func parts(_ engine: Database.Engine) async throws {
        let street = try await Street(engine)
        let ben = try await street.store.joins("ben").account.id
        let cho = try await street.store.joins("cho").account.id
        for number in 1...5 {
            try await street.posts("수학 \(number)")
            try await street.keep(street.draft("수학 ben", by: ben))
        }
        try await street.block(cho, by: ben)

        var found: [String] = []
        var cursor: String?
        repeat {
            let slice = SliceRequest(limit: 2, after: cursor)
            let part = try await find("수학", on: street, BoardFilter(), slice, for: cho)
            found += part.items.map(\.listing.details.title.text)
            cursor = part.next
            try await street.posts("수학 late")
        } while cursor != nil

        #expect(found == (1...5).reversed().map { "수학 \($0)" })
    }
}
