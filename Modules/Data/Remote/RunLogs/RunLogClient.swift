public import Domain
public import Wire

extension MadangClient {
    public var runLogs: RunLogClient { RunLogClient(client: self) }
}

/// A client for running logs.
public struct RunLogClient: Sendable {
    fileprivate let client: MadangClient

    public func write(_ log: RunLogToWriteBody) async throws -> RunLogBody {
        try await client.askAsMember("POST", RunLogPath.all.rawValue, log)
    }

    public func one(_ id: RunLog.ID) async throws -> Answer<RunLogBody> {
        try await client.readAsMember(RunLogPath.one.filled(id.description))
    }

    /// Edits the version that was read; refused when there is a later one.
    public func edit(_ log: RunLogBody, _ contents: RunLogContentsBody) async throws -> RunLogBody {
        try await client.askAsMember(
            "PUT",
            RunLogPath.one.filled(log.id.description),
            contents,
            ifMatch: log.versionTag
        )
    }

    public func delete(_ id: RunLog.ID) async throws {
        try await client.tellAsMember("DELETE", RunLogPath.one.filled(id.description))
    }

    public func removeRoute(of id: RunLog.ID) async throws {
        try await client.tellAsMember("DELETE", RunLogPath.route.filled(id.description))
    }

    /// The member's own logs, or the public ones of another; the most recently written first.
    public func list(of member: Member.ID?, limit: Int, after cursor: String?) async throws
        -> Answer<ListBody<RunLogBody>>
    {
        let query = [("member", member?.description), ("limit", "\(limit)"), ("cursor", cursor)]
        return try await client.readAsMember(RunLogPath.all.rawValue.asking(query.given))
    }

    public func calendar(of member: Member.ID?, _ month: CalendarMonth?) async throws -> Answer<
        RunCalendarBody
    > {
        let query = [("member", member?.description), ("month", month?.text)]
        return try await client.readAsMember(RunLogPath.calendar.rawValue.asking(query.given))
    }

    /// Refuses a file that is too large before sending it.
    public func importTrack(_ bytes: [UInt8], without zone: PrivacyZone) async throws -> RunLogBody {
        guard bytes.count <= RunTrack.mostBytes else { throw RunLogRefusal.trackTooLarge }
        let address = RunLogPath.tracks.rawValue.asking([("zone", "\(zone.metres)")])
        return try await client.uploadAsMember(address, bytes)
    }

    public func runs() async throws -> Answer<[JoinedRunBody]> {
        let answer: Answer<ListBody<JoinedRunBody>> =
            try await client.readAsMember(RunLogPath.runs.rawValue)
        return answer.map(\.items)
    }

    public func run(_ listing: Listing.ID) async throws -> Answer<JoinedRunBody> {
        try await client.readAsMember(RunLogPath.run.filled(listing.description))
    }

    public func fellows(in run: Listing.ID) async throws -> Answer<[FellowRunnerBody]> {
        let answer: Answer<ListBody<FellowRunnerBody>> =
            try await client.readAsMember(RunLogPath.fellows.filled(run.description))
        return answer.map(\.items)
    }

    public func give(_ stamp: RunStamp, to member: Member.ID, in run: Listing.ID) async throws {
        try await client.tellAsMember("PUT", Self.stamp(member, run), RunStampBody(stamp))
    }

    public func takeBack(from member: Member.ID, in run: Listing.ID) async throws {
        try await client.tellAsMember("DELETE", Self.stamp(member, run))
    }

    private static func stamp(_ member: Member.ID, _ run: Listing.ID) -> String {
        RunLogPath.stamp.filled(run.description, member.description)
    }
}

extension [(String, String?)] {
    fileprivate var given: [(String, String)] { compactMap { name, value in value.map { (name, $0) } } }
}
