public import Domain
import HTTPSignatures

/// The key of the account, read once.
public actor SigningKey {
    private struct Unreadable: Error, CustomStringConvertible {
        let description = "the stored key of the calendar's account can't be read"
    }

    private let store: any FederationKeyStore
    private var known: RSAPrivateKey?

    public init(_ store: any FederationKeyStore) {
        self.store = store
    }

    /// Makes the key if there is none.
    public func prepare() async throws {
        _ = try await `private`()
    }

    func `private`() async throws -> RSAPrivateKey {
        if let known { return known }
        let pem = try await store.key { RSAPrivateKey.generate().pem }
        guard let key = RSAPrivateKey(pem: pem) else { throw Unreadable() }
        known = key
        return key
    }
}
