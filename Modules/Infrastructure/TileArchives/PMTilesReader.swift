/// Reads PMTiles version 3 in ranges.
struct PMTilesReader: TileReader {
    let metadata: TileMetadata
    private let file: TileFile
    private let header: PMTilesHeader
    private let root: TileDirectory
    private let leaves = DirectoryCache(limit: TileLimits.cachedEntries)

    init(_ file: TileFile) throws(TileArchiveError) {
        let start = try file.bytes(at: 0, count: min(file.size, PMTilesHeader.size))
        let header = try PMTilesHeader(start, fileSize: file.size)
        (self.file, self.header) = (file, header)
        root = try TileDirectory(
            try Self.section(header.root, of: file, header, limit: TileLimits.directory)
        )
        let json = try Self.section(header.metadata, of: file, header, limit: TileLimits.metadata)
        let texts = try MetadataDocument.texts(["name", "attribution"], in: json)
        metadata = try TileMetadata(
            format: header.format,
            zooms: header.zooms,
            bounds: header.bounds,
            name: texts["name"],
            attribution: texts["attribution"]
        )
    }

    func bytes(at coordinate: TileCoordinate) throws(TileArchiveError) -> [UInt8]? {
        let tile = coordinate.hilbertNumber
        var directory = root
        for _ in 1...TileLimits.depth {
            guard let entry = directory.entry(of: tile) else { return nil }
            guard entry.run == 0 else {
                guard entry.length <= TileLimits.tile else { throw .damaged("a tile's length") }
                return try file.bytes(in: try Self.place(of: entry, within: header.tiles))
            }
            directory = try leaf(at: entry)
        }
        throw .damaged("directories below each other without an end")
    }

    private func leaf(at entry: TileDirectory.Entry) throws(TileArchiveError) -> TileDirectory {
        if let known = leaves.directory(at: entry.offset) { return known }
        let place = try Self.place(of: entry, within: header.leaves)
        let bytes = try Self.section(place, of: file, header, limit: TileLimits.directory)
        let directory = try TileDirectory(bytes)
        leaves.keep(directory, at: entry.offset)
        return directory
    }

    private static func place(
        of entry: TileDirectory.Entry,
        within section: Range<Int>
    ) throws(TileArchiveError) -> Range<Int> {
        guard entry.offset <= UInt64(section.count),
            UInt64(entry.length) <= UInt64(section.count) - entry.offset
        else { throw .damaged("a part beyond the end of its section") }
        let start = section.lowerBound + Int(entry.offset)
        return start..<start + Int(entry.length)
    }

    private static func section(
        _ place: Range<Int>,
        of file: TileFile,
        _ header: PMTilesHeader,
        limit: Int
    ) throws(TileArchiveError) -> [UInt8] {
        guard place.count <= limit else { throw .damaged("the length of a part") }
        let bytes = try file.bytes(in: place)
        guard header.packsDirectories, !bytes.isEmpty else { return bytes }
        return try Gunzip.bytes(of: bytes, limit: TileLimits.unpacked)
    }
}

extension TileFile {
    fileprivate func bytes(in place: Range<Int>) throws(TileArchiveError) -> [UInt8] {
        try bytes(at: place.lowerBound, count: place.count)
    }
}
