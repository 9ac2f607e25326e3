public import Domain
public import Wire

extension MadangClient {
    public var moderation: ModerationClient { ModerationClient(client: self) }
}

/// Keeping others away and telling the operator, at a server.
public struct ModerationClient: Sendable {
    fileprivate let client: MadangClient

    public func block(_ member: Member.ID) async throws {
        try await client.tellAsMember("PUT", ModerationPath.block.filled(member.description))
    }

    public func unblock(_ member: Member.ID) async throws {
        try await client.tellAsMember("DELETE", ModerationPath.block.filled(member.description))
    }

    public func blocked(_ slice: SliceRequest = SliceRequest()) async throws
        -> Answer<ListBody<BlockedMemberBody>>
    {
        try await client.readAsMember(ModerationPath.blocks.rawValue + slice.query)
    }

    /// The first report of the same thing, if there was one.
    public func report(_ subject: Subject, for reason: Report.Reason, note: String?) async throws
        -> ReportBody
    {
        try await client.askAsMember(
            "POST",
            ModerationPath.reports.rawValue,
            OutgoingReportBody(of: subject, for: reason, note: note)
        )
    }
}
