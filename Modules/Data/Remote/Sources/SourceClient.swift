public import Domain
public import Wire

extension MadangClient {
    public var sources: SourceClient { SourceClient(client: self) }
}

/// A client for sources of events. Except for a member's own, they are for operators.
public struct SourceClient: Sendable {
    /// An operator's action on a source.
    public enum Action: Sendable {
        case fetch, pause, resume, withdraw, approve

        fileprivate var path: SourcePath {
            switch self {
            case .fetch: .fetch
            case .pause: .pause
            case .resume: .resume
            case .withdraw: .withdraw
            case .approve: .approve
            }
        }
    }

    fileprivate let client: MadangClient

    public func list(_ state: Source.State?, _ slice: SliceRequest = SliceRequest()) async throws
        -> Answer<ListBody<SourceBody>>
    {
        let path = SourcePath.all.rawValue.asking(for: slice)
        return try await client.readAsMember(state.map { path.asking(["state": $0.rawValue]) } ?? path)
    }

    /// Reads the events of a file, for any member.
    public func read(_ bytes: [UInt8]) async throws -> [ReadEventBody] {
        let list: ListBody<ReadEventBody> = try await client.uploadAsMember(SourcePath.read.rawValue, bytes)
        return list.items
    }

    public func mine(_ slice: SliceRequest) async throws -> Answer<ListBody<SourceBody>> {
        try await client.readAsMember(SourcePath.mine.rawValue.asking(for: slice))
    }

    public func decline(_ id: Source.ID, _ reason: SubmissionReasonBody) async throws -> SourceBody {
        try await client.askAsMember("POST", SourcePath.decline.filled(id.description), reason)
    }

    public func add(_ source: SourceToAddBody) async throws -> SourceBody {
        try await client.askAsMember("POST", SourcePath.all.rawValue, source)
    }

    public func act(_ action: Action, on id: Source.ID) async throws -> SourceBody {
        try await client.askAsMember("POST", action.path.filled(id.description))
    }

    public func remove(_ id: Source.ID) async throws {
        try await client.tellAsMember("DELETE", SourcePath.one.filled(id.description))
    }

    public func entries(
        of id: Source.ID,
        _ state: ImportedEntry.State?,
        _ slice: SliceRequest = SliceRequest()
    ) async throws -> Answer<ListBody<SourceEntryBody>> {
        let path = SourcePath.entries.filled(id.description).asking(for: slice)
        return try await client.readAsMember(state.map { path.asking(["state": $0.rawValue]) } ?? path)
    }

    public func accept(_ id: ImportedEntry.ID) async throws -> AcceptedEntryBody {
        try await client.askAsMember("POST", SourcePath.acceptEntry.filled(id.description))
    }

    public func skip(_ id: ImportedEntry.ID) async throws {
        try await client.tellAsMember("POST", SourcePath.skipEntry.filled(id.description))
    }
}
