import Atlas
import Database
import Domain
import Foundation
import Storage
import TestSupport
import Testing

@Suite("Search in demo data")
struct DemoSearchTests {
    /// 명동 with what is around it, and 우1동 by the sea, far from there.
    private static let places = [(1_114_055_000 as Int64, Reach.adjacent), (2_635_051_000, .home)]

    @Test(
        "Of a labelled set, each query finds in either ring what it must and nothing else, newest first",
        arguments: Database.Engine.allCases
    )
    func labelled(_ engine: Database.Engine) async throws {
        let rings = try Self.rings()
        let settled = try await Settled(engine, seed: 5, listings: 1_000, in: Set(rings.flatMap(\.codes)))
        let queries = try LabelledQuery.all()
        #expect(queries.count >= 60)
        for ring in rings {
            let texts = try await settled.texts(in: ring)
            for query in queries {
                let found = try await settled.find(query.text, in: ring)
                let expected = texts.filter { query.finds($0.text) }.map(\.id)
                let wrong = Set(found).symmetricDifference(expected)
                #expect(
                    found == expected,
                    "\(query.text): \(texts.filter { wrong.contains($0.id) }.map(\.text))"
                )
            }
        }
        // Where most live there is something to find, and to mistake, for each of them.
        let texts = try await settled.texts(in: rings[0]).map(\.text)
        for query in queries {
            for label in query.found { #expect(texts.contains { label.isIn($0) }, "\(query.text): \(label)") }
            for label in query.mistakable {
                #expect(texts.contains { label.isIn($0) && !query.finds($0) }, "\(query.text): \(label)")
            }
        }
    }

    @Test(
        "However a keyboard puts syllables together, they find the same",
        arguments: Database.Engine.allCases
    )
    func decomposed(_ engine: Database.Engine) async throws {
        let rings = try Self.rings()
        let settled = try await Settled(engine, listings: 400, in: Set(rings[0].codes))
        for text in ["요가", "영어 회화", "수능수학", "HSK 4급"] {
            let found = try await settled.find(text, in: rings[0])
            #expect(!found.isEmpty, "\(text)")
            #expect(
                try await settled.find(text.decomposedStringWithCanonicalMapping, in: rings[0]) == found
            )
        }
    }

    private static func rings() throws -> [BoardArea] {
        let gazetteer = try MappedGazetteer.embedded()
        return try places.map { number, reach in
            let code = try #require(NeighbourhoodCode(number: number))
            return BoardArea(try #require(gazetteer.codes(around: code, .ring(reach))))
        }
    }
}

/// What a member may type in the demo, and what a neighbour who reads its listings would expect of it.
private struct LabelledQuery {
    /// Texts that all stand in a listing's title or description.
    struct Label: CustomStringConvertible {
        let description: String

        func isIn(_ text: String) -> Bool {
            description.split(separator: "&").allSatisfy { text.contains($0) }
        }
    }

    let text: String
    let found: [Label]
    /// What might be taken for it.
    let mistakable: [Label]

    func finds(_ text: String) -> Bool { found.contains { $0.isIn(text) } }

    private init(_ line: Substring) throws {
        let parts = line.split(separator: "\t").map(String.init)
        try #require(parts.count == 3, "\(line)")
        text = parts[0]
        found = parts[1] == "-" ? [] : Self.labels(parts[1])
        mistakable = Self.labels(parts[2])
    }

    private static func labels(_ text: String) -> [Label] {
        text.split(separator: "/").map { Label(description: String($0)) }
    }

    static func all() throws -> [LabelledQuery] {
        // Beside those for a corpus of their own.
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("StorageTests/Search/Fixtures/demo-queries.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
            .map(LabelledQuery.init)
    }
}

extension Settled {
    /// What every open listing of an area says and is marked with, the newest first, as the tables have it.
    fileprivate func texts(in area: BoardArea) async throws -> [(id: Int64, text: String)] {
        let codes = area.codes.map { Int64($0.number) }
        return try await database.read { connection in
            try connection.run(
                """
                SELECT listings.id AS id, title, description, text
                FROM listings JOIN classes ON classes.id = listings.id
                    JOIN listing_words ON listing = listings.id
                WHERE status = 'open' AND code IN \(list: codes) ORDER BY position DESC
                """
            ).map { row in
                let (title, description): (String, String) = (
                    try row.value("title"), try row.value("description")
                )
                // The words of its subjects are stored only there.
                let text: String = try row.value("text")
                return (try row.value("id"), "\(title)\n\(description)\n\(text)")
            }
        }
    }

    /// All classes that search finds, part by part. Other kinds have texts of their own.
    fileprivate func find(_ text: String, in area: BoardArea) async throws -> [Int64] {
        var found: [Int64] = []
        var cursor: String?
        repeat {
            let part = try await IndexedSearchQueries(board).listings(
                SearchText(text),
                BoardFilter(kinds: [.class]),
                in: area,
                SliceRequest(limit: 100, after: cursor),
                for: nil,
                at: Self.now
            )
            found += part.items.map(\.id.rawValue)
            cursor = part.next
        } while cursor != nil
        return found
    }
}
