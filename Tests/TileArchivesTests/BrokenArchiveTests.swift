import CSQLite
import Foundation
import TestSupport
import Testing

@testable import TileArchives

@Suite("Broken archives of map tiles")
struct BrokenArchiveTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func archive(_ bytes: [UInt8]) throws -> TileArchive {
        let path = "\(folder.path)/archive"
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        return try TileArchive(path: path)
    }

    @Test("A missing file, a folder, an empty file and another format are no archives")
    func others() throws {
        #expect(throws: TileArchiveError.unreadable("No such file or directory")) {
            try TileArchive(path: "\(folder.path)/none")
        }
        #expect(throws: TileArchiveError.notAnArchive) { try TileArchive(path: folder.path) }
        #expect(throws: TileArchiveError.notAnArchive) { try archive([]) }
        #expect(throws: TileArchiveError.notAnArchive) { try archive(Array("PNG, perhaps".utf8)) }
        #expect(throws: TileArchiveError.notAnArchive) { try archive(Array("PMTiles".utf8) + [3]) }
    }

    @Test("A version, a compression and a kind of tiles that aren't read are refused by name")
    func unsupported() throws {
        #expect(throws: TileArchiveError.version(2)) { try archive(sample.with(2, at: 7)) }
        #expect(throws: TileArchiveError.compression("brotli")) { try archive(sample.with(3, at: 97)) }
        #expect(throws: TileArchiveError.compression("zstd")) { try archive(sample.with(4, at: 98)) }
        #expect(throws: TileArchiveError.tiles("AVIF")) { try archive(sample.with(5, at: 99)) }
        #expect(throws: TileArchiveError.tiles("kind 0")) { try archive(sample.with(0, at: 99)) }
    }

    @Test("An archive without compression is read")
    func plain() throws {
        let archive = try archive(sample)
        #expect(archive.metadata.attribution == "© Someone")
        #expect(try archive.tile(at: place(0, 0, 0))?.bytes == Array("world".utf8))
        // One tile for three numbers.
        for (column, row) in [(0, 0), (0, 1), (1, 1)] {
            #expect(try archive.tile(at: place(1, column, row))?.bytes == Array("quarter".utf8))
        }
        #expect(try archive.tile(at: place(1, 1, 0)) == nil)
    }

    @Test(
        "A file that ends anywhere is refused, or lacks tiles",
        arguments: ["town.pmtiles", "town.mbtiles"]
    )
    func truncated(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: MapFixture.path(name))))
        for length in stride(from: 0, to: bytes.count, by: 331) {
            guard let archive = try? archive(Array(bytes.prefix(length))) else { continue }
            _ = try? archive.tile(at: place(14, 13973, 6349))?.unpacked()
        }
    }

    @Test(
        "A wrong byte anywhere is refused, or changes what is read",
        arguments: ["leaves.pmtiles", "town.mbtiles"]
    )
    func flipped(_ name: String) throws {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: MapFixture.path(name))))
        for index in Array(0..<200) + Array(stride(from: 200, to: bytes.count, by: 397)) {
            guard let archive = try? archive(bytes.with(bytes[index] ^ 0xFF, at: index)) else { continue }
            for (zoom, column, row) in [(14, 13973, 6349), (8, 121, 66)] {
                _ = try? archive.tile(at: place(zoom, column, row))?.unpacked()
            }
        }
    }

    @Test("A directory that leads to itself ends")
    func endless() throws {
        let leaf: [UInt8] = [1, 0, 0, 5, 1]
        let archive = try archive(pmtiles(root: [1, 0, 0, 5, 1], leaves: leaf, tiles: []))
        #expect(throws: TileArchiveError.damaged("directories below each other without an end")) {
            try archive.tile(at: place(0, 0, 0))
        }
    }

    @Test(
        "Directories with impossible numbers are refused",
        arguments: [
            // No entry, more than there is room for, no length, no offset, an order that goes back, no end.
            [0], [200, 1, 0, 1, 1, 1], [1, 0, 1, 0, 1], [1, 0, 1, 5, 0], [2, 1, 0, 1, 1, 1, 1, 1, 1],
            [1, 0, 1, 0xFF], [1, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 1, 1, 1],
        ] as [[UInt8]]
    )
    func directories(_ bytes: [UInt8]) {
        #expect(throws: TileArchiveError.self) { try TileDirectory(bytes) }
        #expect(throws: TileArchiveError.self) { try archive(pmtiles(root: bytes, leaves: [], tiles: [])) }
    }

    @Test("A tile beyond the end of its section is damaged")
    func beyond() throws {
        let archive = try archive(pmtiles(root: [1, 0, 1, 100, 1], leaves: [], tiles: Array("short".utf8)))
        #expect(throws: TileArchiveError.damaged("a part beyond the end of its section")) {
            try archive.tile(at: place(0, 0, 0))
        }
    }

    @Test("Data that unpack to more than the limit are refused")
    func bomb() throws {
        // 32 MB of zeros in 32 kB.
        let packed = [UInt8](try Data(contentsOf: URL(fileURLWithPath: MapFixture.path("zeros.gz"))))
        #expect(throws: TileArchiveError.damaged("compressed data")) {
            try Gunzip.bytes(of: packed, limit: TileLimits.unpacked)
        }
        #expect(throws: TileArchiveError.damaged("compressed data")) {
            try Gunzip.bytes(of: Array(packed.prefix(packed.count / 2)), limit: 64 << 20)
        }
        #expect(try Gunzip.bytes(of: packed, limit: 64 << 20).count == 32 << 20)
    }

    @Test("The cache of directories is limited")
    func cache() throws {
        let cache = DirectoryCache(limit: 5)
        let two = try TileDirectory([2, 0, 1, 1, 1, 1, 1, 1, 1])
        for offset in 0..<4 { cache.keep(two, at: UInt64(offset)) }
        #expect(cache.count == 4)
        #expect(cache.directory(at: 0) == nil)
        #expect(cache.directory(at: 3) != nil)
        cache.keep(try TileDirectory([6] + [0] + [UInt8](repeating: 1, count: 23)), at: 9)
        #expect(cache.directory(at: 9) == nil)
    }

    @Test("A large table without an index is refused at the start")
    func unindexed() throws {
        let path = "\(folder.path)/large.mbtiles"
        try makeTables(
            """
            CREATE TABLE tiles (zoom_level, tile_column, tile_row, tile_data);
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200000)
                INSERT INTO tiles SELECT 20, i, i, 'x' FROM n;
            """,
            in: path
        )
        #expect(throws: TileArchiveError.slow) { try TileArchive(path: path) }
    }

    @Test("A view that calls itself or a function isn't run")
    func hostile() throws {
        for (words, tiles) in [
            ("", "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"),
            (" to use function: zeroblob", "SELECT zeroblob(1000000000) AS i"),
        ] {
            let path = "\(folder.path)/\(words.count).mbtiles"
            try makeTables(
                """
                CREATE VIEW tiles AS SELECT 0 AS zoom_level, 0 AS tile_column, 0 AS tile_row, i AS tile_data
                    FROM (\(tiles));
                """,
                in: path
            )
            #expect(throws: TileArchiveError.damaged("not authorized\(words)")) {
                try TileArchive(path: path)
            }
        }
    }

    private func makeTables(_ script: String, in path: String) throws {
        // As the database's module has to, in whose process this runs.
        _ = csqlite_leave_memory_uncounted()
        var handle: OpaquePointer?
        defer { sqlite3_close_v2(handle) }
        #expect(sqlite3_open(path, &handle) == SQLITE_OK)
        let metadata = """
            CREATE TABLE metadata (name TEXT, value TEXT);
            INSERT INTO metadata VALUES ('format', 'pbf'), ('minzoom', '0'), ('maxzoom', '20');
            """
        #expect(sqlite3_exec(handle, metadata + script, nil, nil, nil) == SQLITE_OK)
    }
}

/// A world and three of its quarters, which are one tile, without compression.
private let sample = pmtiles(
    root: [2, 0, 1, 1, 3, 5, 7, 1, 0],
    leaves: [],
    tiles: Array("worldquarter".utf8),
    metadata: "{\"name\": \"Sample\", \"attribution\": \"<b>&copy;</b> Someone\", \"other\": [1]}"
)

private func pmtiles(
    root: [UInt8],
    leaves: [UInt8],
    tiles: [UInt8],
    metadata: String = "{}"
) -> [UInt8] {
    var header = Array("PMTiles".utf8) + [3]
    var start = 127
    for section in [root, Array(metadata.utf8), leaves, tiles] {
        header += UInt64(start).littleEndianBytes + UInt64(section.count).littleEndianBytes
        start += section.count
    }
    header += [UInt8](repeating: 0, count: 24)
    header += [1, 1, 1, 1, 0, 4]
    header += [UInt8](repeating: 0, count: 127 - header.count)
    return header + root + Array(metadata.utf8) + leaves + tiles
}

extension UInt64 {
    fileprivate var littleEndianBytes: [UInt8] {
        (0..<8).map { UInt8(truncatingIfNeeded: self >> UInt64(8 * $0)) }
    }
}

extension [UInt8] {
    fileprivate func with(_ byte: UInt8, at index: Int) -> [UInt8] {
        var copy = self
        copy[index] = byte
        return copy
    }
}
