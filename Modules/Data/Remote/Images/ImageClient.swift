import Domain
public import Wire

extension MadangClient {
    public var images: ImageClient { ImageClient(client: self) }
}

/// Pictures at a server.
public struct ImageClient: Sendable {
    fileprivate let client: MadangClient

    /// The same picture twice is one. Too large a file is refused before it travels.
    public func upload(_ bytes: [UInt8]) async throws -> ImageBody {
        guard bytes.count <= Image.mostBytes else { throw ImageRefusal.tooLarge }
        return try await client.uploadAsMember(ImagePath.upload.rawValue, bytes)
    }
}
