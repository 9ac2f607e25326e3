/// The searchable words, each once and ascending, with their regions.
struct TermColumns: Sendable {
    let terms: Spans
    /// UTF-16.
    let units: Column<UInt16>
    let postings: Spans
    let regions: Column<UInt16>
    let roles: Column<UInt8>
    let eras: Column<UInt8>
    let labels: Column<UInt32>

    init(_ header: AtlasHeader) {
        units = header.column(.termUnits, of: UInt16.self)
        terms = Spans(ends: header.column(.termEnds, of: UInt32.self), limit: units.count)
        regions = header.column(.postingRegions, of: UInt16.self)
        postings = Spans(ends: header.column(.postingEnds, of: UInt32.self), limit: regions.count)
        roles = header.column(.postingRoles, of: UInt8.self)
        eras = header.column(.postingEras, of: UInt8.self)
        labels = header.column(.postingLabels, of: UInt32.self)
    }
}
