/// Suggests names of meeting places that were used nearby.
public struct SuggestMeetingPlaces: Sendable {
    /// How long a name is suggested after a run there.
    public static let memory = Duration.seconds(365 * 86_400)
    public static let most = 20

    private let gazetteer: any Gazetteer
    private let queries: any MeetingPlaceQueries
    private let clock: any WallClock

    public init(gazetteer: any Gazetteer, queries: any MeetingPlaceQueries, clock: any WallClock) {
        self.gazetteer = gazetteer
        self.queries = queries
        self.clock = clock
    }

    /// Those in the neighbourhood and the ones next to it; the last used first. Throws for an unknown code.
    public func callAsFunction(near code: NeighbourhoodCode) async throws -> [String] {
        let neighbourhood = try gazetteer.existing(code, at: clock.now)
        let codes = gazetteer.codes(around: neighbourhood.code, .ring(.adjacent)) ?? []
        return try await queries.names(in: codes, since: clock.now - Self.memory, limit: Self.most)
    }
}

/// Queries the names of meeting places.
public protocol MeetingPlaceQueries: Sendable {
    /// Each once, the last used first. Only names that all readers are shown.
    func names(in codes: [NeighbourhoodCode], since start: Moment, limit: Int) async throws -> [String]
}
