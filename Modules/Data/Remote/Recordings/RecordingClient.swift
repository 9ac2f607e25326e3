public import Domain
public import Wire

extension MadangClient {
    public var recordings: RecordingClient { RecordingClient(client: self) }
}

/// A client for a teacher's own recordings.
public struct RecordingClient: Sendable {
    fileprivate let client: MadangClient

    /// Refuses a file that is too large before sending it.
    public func add(_ bytes: [UInt8], titled title: String) async throws -> RecordingBody {
        guard bytes.count <= Recording.mostBytes else { throw RecordingRefusal.tooLarge }
        return try await client.uploadAsMember(RecordingPath.mine.rawValue.asking(["title": title]), bytes)
    }

    public func rename(_ id: Recording.ID, _ title: RecordingTitleBody) async throws -> RecordingBody {
        try await client.askAsMember("PUT", RecordingPath.one.filled(id.description), title)
    }

    public func remove(_ id: Recording.ID) async throws {
        try await client.tellAsMember("DELETE", RecordingPath.one.filled(id.description))
    }
}
