public import Domain
public import Wire

extension MadangClient {
    public var moderation: ModerationClient { ModerationClient(client: self) }
}

/// A client for blocks and reports.
public struct ModerationClient: Sendable {
    fileprivate let client: MadangClient

    /// The effects of a block.
    public func blockPlan(_ member: Member.ID) async throws -> BlockPlanBody {
        try await client.askAsMember("GET", ModerationPath.blockPlan.filled(member.description))
    }

    public func block(_ member: Member.ID) async throws {
        try await client.tellAsMember("PUT", ModerationPath.block.filled(member.description))
    }

    public func unblock(_ member: Member.ID) async throws {
        try await client.tellAsMember("DELETE", ModerationPath.block.filled(member.description))
    }

    public func blocked(_ slice: SliceRequest = SliceRequest()) async throws
        -> Answer<ListBody<BlockedMemberBody>>
    {
        try await client.readAsMember(ModerationPath.blocks.rawValue.asking(for: slice))
    }

    /// Returns the member's earlier report of the same subject, if any.
    public func report(_ subject: Subject, for reason: Report.Reason, note: String?) async throws
        -> ReportBody
    {
        try await client.askAsMember(
            "POST",
            ModerationPath.reports.rawValue,
            OutgoingReportBody(of: subject, for: reason, note: note)
        )
    }

    /// Reports of one status, for operators.
    public func reports(_ status: Report.Status, _ slice: SliceRequest = SliceRequest()) async throws
        -> Answer<ListBody<ReportCaseBody>>
    {
        try await client.readAsMember(
            ModerationPath.reports.rawValue.asking(for: slice).asking(["status": status.rawValue])
        )
    }

    public func report(_ id: Report.ID) async throws -> Answer<ReportCaseBody> {
        try await client.readAsMember(ModerationPath.report.filled(id.description))
    }

    public func dismiss(_ id: Report.ID, note: String?) async throws -> ReportCaseBody {
        let path = ModerationPath.dismiss.filled(id.description)
        return try await client.askAsMember("POST", path, DecisionNoteBody(note: note))
    }

    public func uphold(_ id: Report.ID, _ order: UpholdingBody) async throws -> ReportCaseBody {
        try await client.askAsMember("POST", ModerationPath.uphold.filled(id.description), order)
    }

    /// Takes measures without a report, as an operator.
    public func act(on subject: Subject, for reason: Report.Reason, _ measures: UpholdingBody) async throws
        -> ReportCaseBody
    {
        try await client.askAsMember(
            "POST",
            ModerationPath.measures.rawValue,
            OperatorActBody(on: subject, for: reason, measures)
        )
    }

    public func reopen(_ id: Report.ID, note: String?) async throws -> ReportCaseBody {
        let path = ModerationPath.reopen.filled(id.description)
        return try await client.askAsMember("POST", path, DecisionNoteBody(note: note))
    }
}
