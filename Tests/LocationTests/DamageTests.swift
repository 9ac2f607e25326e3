import Foundation
import TestSupport
import Testing

@testable import Location

@Suite("Damaged atlases")
struct DamageTests {
    private let sound: [UInt8]

    init() throws {
        var source = Chessboard.source(columns: 4, rows: 3)
        source.terms = [AtlasSource.Term(FoldedText("field").joined, of: 101, role: 1, label: "Field!")]
        source.successions = [AtlasSource.Succession(of: 102, since: 1, code: 900, labels: ["a", "b"])]
        sound = try AtlasWriter.bytes(of: source)
    }

    @Test("Any one byte that is different is noticed")
    func everyByte() {
        for place in sound.indices {
            var bytes = sound
            bytes[place] ^= 0x41
            #expect(throws: AtlasFailure.self, "byte \(place)") { try Chessboard.atlas(bytes: bytes) }
        }
    }

    @Test("Bytes cut short anywhere, or grown, are noticed")
    func lengths() {
        for length in 0..<sound.count {
            #expect(throws: AtlasFailure.self) { try Chessboard.atlas(bytes: Array(sound[..<length])) }
        }
        #expect(throws: AtlasFailure.wrongLength(expected: UInt64(sound.count), found: sound.count + 1)) {
            try Chessboard.atlas(bytes: sound + [0])
        }
    }

    @Test("Something else, and another version, are told apart from damage")
    func foreign() {
        #expect(throws: AtlasFailure.foreign) {
            try Chessboard.atlas(bytes: Array("PK\u{3}\u{4} hello".utf8))
        }
        var later = sound
        later.put(AtlasFormat.version + 1, at: AtlasFormat.Field.version)
        later.seal()
        #expect(throws: AtlasFailure.unknownVersion(AtlasFormat.version + 1)) {
            try Chessboard.atlas(bytes: later)
        }
    }

    @Test("Nonsense under a correct checksum answers within bounds or not at all", arguments: 0..<400)
    func forged(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        var bytes = sound
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
            let place = Int.random(in: AtlasFormat.checkedFrom..<bytes.count, using: &generator)
            bytes[place] = .random(in: 0...255, using: &generator)
        }
        bytes.seal()
        guard let atlas = try? Chessboard.atlas(bytes: bytes) else { return }
        for _ in 0..<200 {
            let point = GridPoint(
                x: .random(in: -100...4_100, using: &generator),
                y: .random(in: -100...3_100, using: &generator)
            )
            if let region = atlas.region(at: point) { #expect(region < atlas.count) }
        }
        for region in 0..<min(atlas.count, 20) {
            _ = (atlas.labels(of: region), atlas.succession(of: region), atlas.rings(of: region))
            #expect(atlas.ring(of: region, reach: 3).allSatisfy { $0.region < atlas.count })
        }
        atlas.eachTerm(fitting: TermPattern(FoldedText("ㅍfi").joined)) { _, _ in }
        atlas.eachTerm(fitting: TermPattern(FoldedText("f").joined)) { term, _ in
            atlas.eachPosting(of: term) { _ = atlas.text($0.label) }
        }
    }

    @Test("A grid with more cells than can be counted is damage")
    func endlessGrid() {
        var bytes = sound
        bytes.put(UInt32.max, at: AtlasFormat.Field.columns)
        bytes.put(UInt32.max, at: AtlasFormat.Field.rows)
        bytes.seal()
        #expect(throws: AtlasFailure.damaged("grid")) { try Chessboard.atlas(bytes: bytes) }
    }

    @Test("A file is opened where it lies; one that is missing, empty or a folder is named")
    func files() throws {
        let folder = try TemporaryFolder()
        try Data(sound).write(to: folder.file("atlas"))
        try Data().write(to: folder.file("empty"))
        #expect(try RegionAtlas(mapping: folder.file("atlas").path).count == 12)
        #expect(throws: AtlasFailure.self) { try RegionAtlas(mapping: folder.file("empty").path) }
        #expect(throws: AtlasFailure.unreadable(path: folder.path, errno: EISDIR)) {
            try RegionAtlas(mapping: folder.path)
        }
        let missing = folder.file("missing").path
        #expect(throws: AtlasFailure.unreadable(path: missing, errno: ENOENT)) {
            try RegionAtlas(mapping: missing)
        }
    }
}
