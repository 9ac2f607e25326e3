public import Domain
public import Wire

extension MadangClient {
    public var sources: SourceClient { SourceClient(client: self) }
}

/// A client for sources of events, for operators.
public struct SourceClient: Sendable {
    /// An operator's action on a source.
    public enum Action: Sendable {
        case fetch, pause, resume, withdraw

        fileprivate var path: SourcePath {
            switch self {
            case .fetch: .fetch
            case .pause: .pause
            case .resume: .resume
            case .withdraw: .withdraw
            }
        }
    }

    fileprivate let client: MadangClient

    public func list(_ slice: SliceRequest = SliceRequest()) async throws -> Answer<ListBody<SourceBody>> {
        try await client.readAsMember(SourcePath.all.rawValue.asking(for: slice))
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
        try await client.askAsMember("POST", SourcePath.accept.filled(id.description))
    }

    public func skip(_ id: ImportedEntry.ID) async throws {
        try await client.tellAsMember("POST", SourcePath.skip.filled(id.description))
    }
}
