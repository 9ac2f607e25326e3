import Foundation
import TestSupport
import Testing

@testable import TileArchives

@Suite("Archives of map tiles")
struct TileArchiveTests {
    private static let credit = "© OpenStreetMap contributors"

    @Test(
        "Metadata of both formats, as other programs write them",
        arguments: ["town.mbtiles", "town.pmtiles"]
    )
    func metadata(_ name: String) throws {
        let found = try TileArchive(path: MapFixture.path(name)).metadata
        #expect(found.format == .vector)
        #expect(found.zooms == 10...14)
        #expect(found.name == "해솔동")
        #expect(found.attribution == Self.credit)
        #expect(abs(found.bounds.west - 127.0104) < 0.001 && abs(found.bounds.east - 127.0626) < 0.001)
        #expect(abs(found.bounds.south - 37.4800) < 0.001 && abs(found.bounds.north - 37.5214) < 0.001)
    }

    @Test("The same town is in both formats, with rows counted from the north")
    func rows() throws {
        for name in ["town.mbtiles", "town.pmtiles"] {
            let archive = try TileArchive(path: MapFixture.path(name))
            for (row, names) in [(6347, ["한내강"]), (6348, ["해솔역", "해솔동"]), (6349, [])] {
                let tile = try #require(try archive.tile(at: try place(14, 13973, row)), "\(name)")
                #expect(tile.isGzipped)
                let text = String(decoding: try tile.unpacked(), as: UTF8.self)
                let found = ["한내강", "해솔역", "해솔동"].filter(text.contains)
                #expect(found == names, "\(name), row \(row)")
            }
        }
    }

    @Test("A place without a tile has none", arguments: fixtures)
    func missing(_ name: String) throws {
        let archive = try TileArchive(path: MapFixture.path(name))
        #expect(try archive.tile(at: try place(14, 0, 0)) == nil)
        #expect(try archive.tile(at: try place(0, 0, 0)) == nil)
        #expect(try archive.tile(at: try place(24, 1 << 24 - 1, 1 << 24 - 1)) == nil)
    }

    @Test("A view joins the tiles of an archive that stores equal ones once")
    func pictures() throws {
        for name in ["pictures.mbtiles", "pictures.pmtiles"] {
            let archive = try TileArchive(path: MapFixture.path(name))
            #expect(archive.metadata.format == .png)
            let tile = try #require(try archive.tile(at: try place(12, 3493, 1587)))
            #expect(tile.bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
            #expect(!tile.isGzipped)
            #expect(try tile.unpacked() == tile.bytes)
        }
    }

    @Test("A tile of a directory's leaf and of a run is found, as its writer's reader finds it")
    func leaves() throws {
        let archive = try TileArchive(path: MapFixture.path("leaves.pmtiles"))
        for (zoom, column, row, content) in Self.inLeaves {
            let tile = try archive.tile(at: try place(zoom, column, row))
            let text = try tile.map { String(decoding: try $0.unpacked(), as: UTF8.self) }
            #expect(text == content, "\(zoom)/\(column)/\(row)")
        }
    }

    @Test("A fingerprint follows the file's content and time")
    func fingerprint() throws {
        let folder = try TemporaryFolder()
        // SQLite takes some letters of an address for more than themselves.
        for name in ["town.pmtiles", "town.mbtiles"] {
            let path = folder.file("a?b#c 100% \(name)").path
            try FileManager.default.copyItem(atPath: MapFixture.path(name), toPath: path)
            let first = try TileArchive(path: path).fingerprint
            #expect(try TileArchive(path: path).fingerprint == first)
            let later = Date(timeIntervalSince1970: 2_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: later], ofItemAtPath: path)
            #expect(try TileArchive(path: path).fingerprint != first)
        }
    }

    @Test("Attributions are plain text without markup")
    func attribution() {
        let text = MarkedUpText.plain(
            "<a href=\"https://a.example\">&copy; Maps</a>\n <b onclick='x'>&amp; Co&#46;</b><script>",
            limit: 100
        )
        #expect(text == "© Maps & Co.")
        #expect(MarkedUpText.plain("&unknown; & &#xD800; <", limit: 100) == "&unknown; & &#xD800;")
        #expect(MarkedUpText.plain(String(repeating: "지도 ", count: 1_000), limit: 10) == "지도 지도 지도 지도 지도")
    }

    @Test("Only positions of the world are tiles")
    func places() {
        #expect(TileCoordinate(zoom: 0, column: 0, row: 0) != nil)
        for (zoom, column, row) in [(0, 1, 0), (3, 8, 0), (3, 0, 8), (-1, 0, 0), (25, 0, 0), (3, -1, 0)] {
            #expect(TileCoordinate(zoom: zoom, column: column, row: row) == nil)
        }
    }
}

let fixtures = ["town.mbtiles", "town.pmtiles", "pictures.mbtiles", "pictures.pmtiles", "leaves.pmtiles"]

func place(_ zoom: Int, _ column: Int, _ row: Int) throws -> TileCoordinate {
    try #require(TileCoordinate(zoom: zoom, column: column, row: row))
}

extension TileArchiveTests {
    /// Answers of the writer's own reader.
    fileprivate static let inLeaves: [(Int, Int, Int, String?)] = [
        (8, 121, 66, "content 19"), (8, 119, 98, "content 7"), (8, 199, 7, "content 16"),
        (8, 145, 63, "content 27"), (8, 120, 18, "content 23"), (8, 134, 79, "content 1"),
        (8, 138, 220, "content 6"), (8, 160, 189, "content 23"), (9, 26, 394, "content 1"),
        (9, 161, 237, "content 16"), (9, 154, 65, "content 28"), (9, 184, 451, "content 25"),
        (9, 103, 421, "content 18"), (9, 138, 447, "content 18"), (9, 86, 321, "content 21"),
        (9, 64, 412, "content 0"), (9, 235, 250, "content 26"), (9, 156, 477, "content 19"),
        (8, 189, 242, nil), (8, 33, 6, nil), (8, 240, 132, nil), (8, 240, 243, nil), (8, 203, 77, nil),
        (9, 237, 157, nil), (9, 439, 509, nil), (9, 327, 155, nil), (9, 477, 413, nil), (9, 409, 206, nil),
        // A run of four.
        (8, 79, 71, nil), (8, 78, 71, "content 18"), (8, 77, 71, "content 18"), (8, 77, 70, "content 18"),
        (8, 76, 70, "content 18"), (8, 76, 71, nil),
    ]
}
