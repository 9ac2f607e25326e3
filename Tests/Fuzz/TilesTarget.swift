import Glibc
import TileArchives

/// A file of map tiles, in either format.
@Sendable func checkTiles(_ bytes: [UInt8]) {
    let path = "/tmp/madang-fuzz-tiles-\(getpid())"
    guard let file = fopen(path, "w") else { giveUp("\(path) can't be written") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
    defer { unlink(path) }
    guard let archive = try? TileArchive(path: path) else { return }
    let metadata = archive.metadata
    promise(metadata.attribution.count <= TileLimits.text, "an attribution that is too long")
    promise(metadata.zooms.upperBound <= TileCoordinate.deepest, "a zoom level that is too deep")
    for zoom in Set([0, 1, metadata.zooms.lowerBound, metadata.zooms.upperBound]) {
        let last = 1 << zoom - 1
        for (column, row) in [(0, 0), (last, last), (last / 2, last / 3)] {
            guard let place = TileCoordinate(zoom: zoom, column: column, row: row),
                let tile = try? archive.tile(at: place)
            else { continue }
            promise(!tile.bytes.isEmpty && tile.bytes.count <= TileLimits.tile, "a tile's length")
            guard let unpacked = try? tile.unpacked() else { continue }
            promise(unpacked.count <= max(TileLimits.unpacked, tile.bytes.count), "an unpacked tile's length")
        }
    }
}
