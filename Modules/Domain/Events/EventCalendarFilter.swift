/// The criteria that an event in a calendar has to meet. Empty or nil criteria match all.
public struct EventCalendarFilter: Hashable, Sendable {
    /// For each requested facet, the marks of which an event needs one.
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
    case province(Province)
    case area([NeighbourhoodCode])
}
