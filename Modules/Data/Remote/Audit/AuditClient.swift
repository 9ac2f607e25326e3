public import Domain
public import Wire

extension MadangClient {
    public var audit: AuditClient { AuditClient(client: self) }
}

/// A client for the log of what operators see and do, for operators.
public struct AuditClient: Sendable {
    fileprivate let client: MadangClient

    public func list(_ filter: AuditFilter, _ slice: SliceRequest) async throws
        -> Answer<ListBody<AuditRecordBody>>
    {
        let query = [("act", filter.act?.rawValue), ("operator", filter.member?.description)]
            .compactMap { name, value in value.map { (name, $0) } }
        return try await client.readAsMember(AuditPath.records.rawValue.asking(for: slice).asking(query))
    }

    /// All records of a span of time, oldest first.
    public func export(from start: Moment, until end: Moment) async throws
        -> Answer<ListBody<AuditRecordBody>>
    {
        try await client.readAsMember(
            AuditPath.export.rawValue.asking([("from", start.rfc3339), ("until", end.rfc3339)])
        )
    }
}
