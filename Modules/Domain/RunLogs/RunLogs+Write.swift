extension RunLogs {
    /// Writes a personal log, or a log of a run that the member took part in.
    public func write(
        _ contents: RunLogContents,
        about run: Listing.ID?,
        _ route: RunRoute? = nil,
        by member: Member.ID
    ) async throws -> RunLog.ID {
        let (id, now): (RunLog.ID, Moment) = (identifiers.next(), clock.now)
        return try await logs.insert(id, of: member, about: run, at: now) { attended in
            try RunLog(writing: id, by: member, about: attended, contents, route, at: now)
        }
    }
}
