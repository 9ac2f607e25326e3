import Domain
public import Wire

extension MadangClient {
    public var images: ImageClient { ImageClient(client: self) }
}

/// A client for images.
public struct ImageClient: Sendable {
    fileprivate let client: MadangClient

    /// Idempotent. Refuses a file that is too large before sending it.
    public func upload(_ bytes: [UInt8]) async throws -> ImageBody {
        guard bytes.count <= Image.mostBytes else { throw ImageRefusal.tooLarge }
        return try await client.uploadAsMember(ImagePath.upload.rawValue, bytes)
    }
}
