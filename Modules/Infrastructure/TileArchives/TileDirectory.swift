/// A directory of PMTiles: where runs of tiles and further directories are, by the number of the first tile.
struct TileDirectory: Sendable {
    struct Entry: Equatable, Sendable {
        let tile: UInt64
        /// From the start of the tiles, or of the leaf directories.
        let offset: UInt64
        let length: UInt32
        /// How many tiles from `tile` on are the same; 0 for a directory.
        let run: UInt32
    }

    let entries: [Entry]

    /// Columns of varints: differences of tiles, runs, lengths, and offsets plus one or 0 for the next place.
    init(_ bytes: [UInt8]) throws(TileArchiveError) {
        var numbers = Varints(bytes)
        let count = try numbers.next()
        // Each entry takes four bytes at least.
        guard count > 0, count <= UInt64(bytes.count / 4) else { throw .damaged("a directory's length") }
        let places = 0..<Int(count)
        let tiles = try Self.tiles(places, from: &numbers)
        let runs = try Self.words(places, from: &numbers)
        let lengths = try Self.words(places, from: &numbers)
        var entries: [Entry] = []
        entries.reserveCapacity(places.count)
        for place in places {
            let (tile, run, length) = (tiles[place], runs[place], lengths[place])
            guard length > 0 else { throw .damaged("an entry without a length") }
            let stored = try numbers.next()
            let offset: UInt64
            if stored == 0 {
                guard let last = entries.last else { throw .damaged("an entry without an offset") }
                let (sum, isTooLarge) = last.offset.addingReportingOverflow(UInt64(last.length))
                guard !isTooLarge else { throw .damaged("an entry's offset") }
                offset = sum
            } else {
                offset = stored - 1
            }
            entries.append(Entry(tile: tile, offset: offset, length: length, run: run))
        }
        self.entries = entries
    }

    private static func tiles(
        _ places: Range<Int>,
        from numbers: inout Varints
    ) throws(TileArchiveError) -> [UInt64] {
        var tiles: [UInt64] = []
        tiles.reserveCapacity(places.count)
        var tile: UInt64 = 0
        for place in places {
            let difference = try numbers.next()
            let (sum, isTooLarge) = tile.addingReportingOverflow(difference)
            guard !isTooLarge, place == 0 || difference > 0 else { throw .damaged("a directory's order") }
            tile = sum
            tiles.append(tile)
        }
        return tiles
    }

    private static func words(
        _ places: Range<Int>,
        from numbers: inout Varints
    ) throws(TileArchiveError) -> [UInt32] {
        var words: [UInt32] = []
        words.reserveCapacity(places.count)
        for _ in places {
            guard let word = UInt32(exactly: try numbers.next()) else { throw .damaged("an entry's length") }
            words.append(word)
        }
        return words
    }

    /// The entry of a run with the tile, or of the directory that may have it.
    func entry(of tile: UInt64) -> Entry? {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].tile <= tile { low = middle + 1 } else { high = middle }
        }
        guard low > 0 else { return nil }
        let entry = entries[low - 1]
        return entry.run == 0 || tile - entry.tile < UInt64(entry.run) ? entry : nil
    }
}

/// Numbers of seven bits a byte, the lowest first.
private struct Varints {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func next() throws(TileArchiveError) -> UInt64 {
        var number: UInt64 = 0
        for shift in stride(from: 0, to: 64, by: 7) {
            guard place < bytes.count else { throw .damaged("a directory's end") }
            let byte = bytes[place]
            place += 1
            guard shift < 63 || byte <= 1 else { break }
            number |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte < 0x80 { return number }
        }
        throw .damaged("a number in a directory")
    }
}
