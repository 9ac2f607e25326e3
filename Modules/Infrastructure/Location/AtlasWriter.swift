/// Writes the bytes that ``RegionAtlas`` reads. The output is deterministic.
public struct AtlasWriter {
    private let source: AtlasSource
    private let regions: [AtlasSource.Region]
    private let indexes: [UInt64: UInt16]
    private var strings = StringPool()

    private init(_ source: AtlasSource) throws(AtlasSourceFailure) {
        self.source = source
        regions = source.regions.sorted { $0.code < $1.code }
        guard regions.count < Int(UInt16.max) else { throw .tooLarge }
        var indexes: [UInt64: UInt16] = [:]
        for (index, region) in regions.enumerated() {
            guard indexes.updateValue(UInt16(index), forKey: region.code) == nil else {
                throw .repeatedCode(region.code)
            }
            for ring in region.rings where ring.first != ring.last || ring.count < 4 {
                throw .openRing(region.code)
            }
        }
        self.indexes = indexes
    }

    public static func bytes(of source: AtlasSource) throws(AtlasSourceFailure) -> [UInt8] {
        var writer = try AtlasWriter(source)
        return try writer.write()
    }

    /// The checksum in finished bytes, which identifies an atlas.
    public static func checksum(of bytes: [UInt8]) -> UInt64 {
        bytes.withUnsafeBytes { bytes in
            guard bytes.count >= AtlasFormat.contentStart else { return 0 }
            return UInt64(
                littleEndian: bytes.loadUnaligned(
                    fromByteOffset: AtlasFormat.Field.checksum,
                    as: UInt64.self
                )
            )
        }
    }

    private mutating func write() throws(AtlasSourceFailure) -> [UInt8] {
        var sections = AtlasSections()
        let edition = strings.number(of: source.edition)
        let labelsPerRegion = regions.first?.labels.count ?? 0
        try writeRegions(labelsPerRegion, to: &sections)
        try writeSuccessions(labelsPerRegion, to: &sections)
        try writeLinks(to: &sections)
        try writeTerms(to: &sections)
        try writeSites(to: &sections)
        let grid = try ShapeIndex(of: regions.map(\.rings), cellSize: source.cellSize).write(to: &sections)
        strings.write(to: &sections)
        return sections.assembled { header in
            header.put(Int32(grid.originX), at: AtlasFormat.Field.originX)
            header.put(Int32(grid.originY), at: AtlasFormat.Field.originY)
            header.put(Int32(grid.cellSize), at: AtlasFormat.Field.cellSize)
            header.put(UInt32(grid.columns), at: AtlasFormat.Field.columns)
            header.put(UInt32(grid.rows), at: AtlasFormat.Field.rows)
            header.put(UInt32(labelsPerRegion), at: AtlasFormat.Field.labelsPerRegion)
            header.put(edition, at: AtlasFormat.Field.edition)
        }
    }

    private mutating func writeRegions(
        _ labelsPerRegion: Int,
        to sections: inout AtlasSections
    ) throws(AtlasSourceFailure) {
        for region in regions {
            guard region.labels.count == labelsPerRegion else { throw .wrongLabelCount(region.code) }
            sections.append(region.code, to: .codes)
            sections.append(Int32((region.latitude * 1e6).rounded()), to: .points)
            sections.append(Int32((region.longitude * 1e6).rounded()), to: .points)
            for label in region.labels { sections.append(strings.number(of: label), to: .labels) }
        }
    }

    private mutating func writeSuccessions(
        _ labelsPerRegion: Int,
        to sections: inout AtlasSections
    ) throws(AtlasSourceFailure) {
        var previous: UInt64?
        for succession in source.successions.sorted(by: { $0.of < $1.of }) {
            guard succession.of != previous else { throw .repeatedSuccession(succession.of) }
            guard succession.labels.count == labelsPerRegion else { throw .wrongLabelCount(succession.of) }
            previous = succession.of
            sections.append(try index(of: succession.of), to: .successions)
            sections.append(succession.since, to: .successionSince)
            sections.append(succession.code ?? 0, to: .successionCodes)
            for label in succession.labels {
                sections.append(strings.number(of: label), to: .successionLabels)
            }
        }
        let aliases = source.successions.compactMap { succession in
            succession.code.map { (code: $0, region: succession.of) }
        }
        for alias in aliases.sorted(by: { $0.code < $1.code }) {
            sections.append(alias.code, to: .aliasCodes)
            sections.append(try index(of: alias.region), to: .aliasRegions)
        }
    }

    private func writeLinks(to sections: inout AtlasSections) throws(AtlasSourceFailure) {
        var neighbours = [Set<UInt16>](repeating: [], count: regions.count)
        for (one, other) in source.links {
            let (left, right) = (try index(of: one), try index(of: other))
            neighbours[Int(left)].insert(right)
            neighbours[Int(right)].insert(left)
        }
        var end: UInt32 = 0
        for set in neighbours {
            end += UInt32(set.count)
            sections.append(end, to: .linkEnds)
            for neighbour in set.sorted() { sections.append(neighbour, to: .links) }
        }
    }

    private mutating func writeTerms(to sections: inout AtlasSections) throws(AtlasSourceFailure) {
        var index = TermIndex()
        for term in source.terms {
            index.insert(
                term.units,
                TermIndex.Posting(
                    region: try self.index(of: term.region),
                    role: term.role,
                    era: term.era.rawValue,
                    label: strings.number(of: term.label)
                )
            )
        }
        index.write(to: &sections)
    }

    private mutating func writeSites(to sections: inout AtlasSections) throws(AtlasSourceFailure) {
        for site in source.sites {
            guard site.labels.count == source.sites[0].labels.count else {
                throw .wrongLabelCountOfSite(site.labels.first ?? "")
            }
            sections.append(Int32((site.latitude * 1e6).rounded()), to: .sitePoints)
            sections.append(Int32((site.longitude * 1e6).rounded()), to: .sitePoints)
            for label in site.labels { sections.append(strings.number(of: label), to: .siteLabels) }
        }
    }

    private func index(of code: UInt64) throws(AtlasSourceFailure) -> UInt16 {
        guard let index = indexes[code] else { throw .unknownCode(code) }
        return index
    }
}
