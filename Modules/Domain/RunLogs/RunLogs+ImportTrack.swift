extension RunLogs {
    /// Makes a log of a recorded track.
    ///
    /// The log is private, for its member to complete and publish. Positions within `zone` of either end are
    /// not stored.
    public func importTrack(
        _ track: RunTrack,
        without zone: PrivacyZone,
        by member: Member.ID
    ) async throws -> RunLog.ID {
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
        return try await write(contents, about: nil, route, by: member)
    }
}
