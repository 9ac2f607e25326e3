/// Stores a private key of the server, sealed. All servers on a database share it.
public protocol ServerKeyStore: Sendable {
    /// Returns the key. Makes and stores one if there is none.
    func key(otherwise make: @Sendable () -> String) async throws -> String
}

/// Seals a private key, so that the database alone doesn't reveal it.
public protocol ServerKeySeal: Sendable {
    func seal(_ key: String) -> [UInt8]
    /// Nil unless this server sealed it.
    func open(_ sealed: [UInt8]) -> String?
}

/// A private key of the server, read once and made if there is none.
public actor ServerKey<Key: Sendable> {
    private struct Unreadable: Error, CustomStringConvertible {
        let purpose: String
        var description: String { "the stored key of \(purpose) can't be read" }
    }

    private let store: any ServerKeyStore
    private let purpose: String
    private let make: @Sendable () -> String
    private let read: @Sendable (String) -> Key?
    private var known: Key?

    /// - Parameters:
    ///   - purpose: what the key is of, for the operator's log.
    ///   - make: a new key as it is stored.
    ///   - read: a key as it was stored; nil for anything else.
    public init(
        _ store: any ServerKeyStore,
        of purpose: String,
        make: @escaping @Sendable () -> String,
        read: @escaping @Sendable (String) -> Key?
    ) {
        self.store = store
        self.purpose = purpose
        self.make = make
        self.read = read
    }

    public func value() async throws -> Key {
        if let known { return known }
        guard let key = read(try await store.key(otherwise: make)) else { throw Unreadable(purpose: purpose) }
        known = key
        return key
    }
}
