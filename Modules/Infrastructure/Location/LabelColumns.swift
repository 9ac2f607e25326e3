/// The labels of an atlas: each text stored once, referenced by number.
struct LabelColumns: Sendable {
    let perRegion: Int
    let labels: Column<UInt32>
    let strings: Spans
    let bytes: Column<UInt8>
    /// Regions with a change of code, ascending; the other columns are parallel.
    let successions: Column<UInt16>
    let successionSince: Column<Int64>
    let successionCodes: Column<UInt64>
    let successionLabels: Column<UInt32>

    init(_ header: AtlasHeader) {
        perRegion = header.labelsPerRegion
        labels = header.column(.labels, of: UInt32.self)
        bytes = header.column(.stringBytes, of: UInt8.self)
        strings = Spans(ends: header.column(.stringEnds, of: UInt32.self), limit: bytes.count)
        successions = header.column(.successions, of: UInt16.self)
        successionSince = header.column(.successionSince, of: Int64.self)
        successionCodes = header.column(.successionCodes, of: UInt64.self)
        successionLabels = header.column(.successionLabels, of: UInt32.self)
    }

    func string(_ number: Int) -> String {
        let span = strings[number]
        let text = UnsafeRawBufferPointer(start: bytes.base + span.lowerBound, count: span.count)
        return String(decoding: text, as: UTF8.self)
    }
}
