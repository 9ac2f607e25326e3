/// Makes a log of a recorded track.
public struct ImportRunTrack: Sendable {
    private let logs: any RunLogRepository
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        logs: any RunLogRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.logs = logs
        self.identifiers = identifiers
        self.clock = clock
    }

    /// The log is private, for its member to complete and publish. Positions within `zone` of either end are
    /// not stored.
    public func callAsFunction(
        _ track: RunTrack,
        without zone: PrivacyZone,
        by member: Member.ID
    ) async throws -> RunLog.ID {
        let (id, now): (RunLog.ID, Moment) = (identifiers.next(), clock.now)
        let measured = track.measured
        let contents = try RunLogContents(
            day: track.startsAt.dateInSeoul,
            stamp: .check,
            diary: RunDiary(""),
            distance: measured.distance,
            time: measured.time,
            isPublic: false
        )
        let route = track.route(without: zone, widenedBy: .random(in: 0...1))
        return try await logs.insert(id, of: member, about: nil, at: now) { _ in
            try RunLog(writing: id, by: member, contents, route, at: now)
        }
    }
}
