public import Domain
import HTTPSignatures

/// The key of the account.
public struct SigningKey: Sendable {
    private let key: ServerKey<RSAPrivateKey>

    public init(_ store: any ServerKeyStore) {
        key = ServerKey(
            store,
            of: "the calendar's account",
            make: { RSAPrivateKey.generate().pem },
            read: { RSAPrivateKey(pem: $0) }
        )
    }

    /// Makes the key if there is none.
    public func prepare() async throws {
        _ = try await `private`()
    }

    func `private`() async throws -> RSAPrivateKey { try await key.value() }
}
