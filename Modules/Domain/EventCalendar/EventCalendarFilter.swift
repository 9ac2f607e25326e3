/// The criteria that an event in a calendar has to meet. Empty or nil criteria match all.
public struct EventCalendarFilter: Hashable, Sendable {
    /// For each requested facet, the marks of which an event needs one. Nil if no event can have them all.
    public let marks: [Marks]
    public let region: EventRegion?
    public let text: SearchText?

    /// - Parameter facets: for each facet, the words of which one has to match.
    public init(facets: [String: [String]] = [:], region: EventRegion? = nil, text: SearchText? = nil) {
        marks = BoardFilter(kinds: [.event], facets: facets).kinds.flatMap(\.marks)
        self.region = region
        self.text = text
    }
}

/// Where events take place. Online events are in every region.
public enum EventRegion: Hashable, Sendable {
    /// A province or metropolitan city, by the first two digits of its codes.
    case province(Int64)
    case area([NeighbourhoodCode])

    /// The codes of a province.
    public static func codes(ofProvince number: Int64) -> ClosedRange<Int64> {
        number * codesInProvince...(number + 1) * codesInProvince - 1
    }

    public static let provinces: ClosedRange<Int64> = 10...99
    private static let codesInProvince: Int64 = 100_000_000
}
