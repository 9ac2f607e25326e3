/// Regions with their borders, names and neighbours, read in place from immutable bytes.
///
/// Opening verifies the bytes once; nothing is parsed. Regions are identified by their index, in the order
/// of their codes.
public final class RegionAtlas: Sendable {
    /// The edition's name, from its source.
    public let edition: String

    let grid: Grid
    let codes: Column<UInt64>
    let aliasCodes: Column<UInt64>
    let aliasRegions: Column<UInt16>
    let points: Column<Int32>
    let names: LabelColumns
    let shapes: ShapeColumns
    let linkSpans: Spans
    let links: Column<UInt16>
    let terms: TermColumns
    let sitePoints: Column<Int32>
    let siteLabels: Column<UInt32>
    private let mapping: FileMapping?

    /// Opens bytes that stay in place, unchanged, for the life of the program.
    public convenience init(_ bytes: UnsafeRawBufferPointer) throws(AtlasFailure) {
        try self.init(bytes, keeping: nil)
    }

    /// Opens a memory-mapped file, which must not be truncated meanwhile.
    public convenience init(mapping path: String) throws(AtlasFailure) {
        let mapping = try FileMapping(path: path)
        try self.init(mapping.bytes, keeping: mapping)
    }

    private init(_ bytes: UnsafeRawBufferPointer, keeping mapping: FileMapping?) throws(AtlasFailure) {
        let header = try AtlasHeader(checking: bytes)
        self.mapping = mapping
        grid = Grid(header)
        codes = header.column(.codes, of: UInt64.self)
        aliasCodes = header.column(.aliasCodes, of: UInt64.self)
        aliasRegions = header.column(.aliasRegions, of: UInt16.self)
        points = header.column(.points, of: Int32.self)
        names = LabelColumns(header)
        shapes = ShapeColumns(header)
        links = header.column(.links, of: UInt16.self)
        linkSpans = Spans(ends: header.column(.linkEnds, of: UInt32.self), limit: links.count)
        terms = TermColumns(header)
        sitePoints = header.column(.sitePoints, of: Int32.self)
        siteLabels = header.column(.siteLabels, of: UInt32.self)
        edition = names.string(header.edition)
    }

    public var count: Int { codes.count }

    public func code(of region: Int) -> UInt64 {
        codes[region]
    }

    /// The region with this code, including former and announced codes.
    public func region(code: UInt64) -> Int? {
        if let region = codes.index(of: code) { return region }
        guard let alias = aliasCodes.index(of: code) else { return nil }
        let region = Int(aliasRegions[alias])
        return region < count ? region : nil
    }

    /// A point well inside the region, in degrees.
    public func point(of region: Int) -> (latitude: Double, longitude: Double) {
        (Double(points[2 * region]) / 1e6, Double(points[2 * region + 1]) / 1e6)
    }
}
