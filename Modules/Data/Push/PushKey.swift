public import Domain
import WebPush

/// The server's key for push services. Made before the first browser subscribes.
public struct PushKey: Sendable {
    private let key: ServerKey<SenderKey>

    public init(_ store: any ServerKeyStore) {
        key = ServerKey(
            store,
            of: "push services",
            make: { SenderKey.random().text },
            read: { SenderKey($0) }
        )
    }

    /// Makes the key if there is none.
    public func prepare() async throws {
        _ = try await sender()
    }

    func sender() async throws -> SenderKey { try await key.value() }
}
