public import Domain
public import Secrets

/// Seals the private keys that the server keeps in its database.
public struct KeyedServerKeySeal: ServerKeySeal {
    private static let place = Array("actor".utf8)

    private let key: SecretKey

    public init(_ key: SecretKey, for purpose: String) {
        self.key = key.derived(for: purpose)
    }

    public func seal(_ text: String) -> [UInt8] { key.seal(Array(text.utf8), with: Self.place) }

    public func open(_ sealed: [UInt8]) -> String? {
        key.open(sealed, with: Self.place).map { String(decoding: $0, as: UTF8.self) }
    }
}
