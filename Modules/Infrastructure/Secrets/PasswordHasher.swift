/// Turns passwords into Argon2id hashes and checks them, a few at a time on threads of its own.
///
/// A flood of sign-ins takes `lanes` × `memory` and no more; beyond `waitingLimit` in the queue callers hear
/// ``SecretsError/busy``. Passwords are compared byte by byte: what keyboards spell differently, the caller
/// brings into one form.
public final class PasswordHasher: Sendable {
    /// A hash of nobody's password. Checking against it costs what checking a real one does, so that the time
    /// an answer takes does not tell which accounts exist.
    public let decoy: String

    private let cost: Argon2
    private let lanes: Lanes

    /// Memory is in bytes per hash.
    public init(
        memory: Int = 19 << 20,
        passes: Int = 2,
        lanes: Int = 2,
        waitingLimit: Int = 32
    ) throws(SecretsError) {
        cost = Argon2(memory: memory, passes: passes)
        self.lanes = Lanes(label: "password-hasher", count: lanes, waitingLimit: waitingLimit)
        decoy = try cost.hash(Base64URL.encode(RandomBytes.make(32)))
    }

    /// The hash as a PHC string, with its salt and its cost.
    public func hash(_ password: String) async throws -> String {
        try await lanes.run { [cost] in try cost.hash(password) }
    }

    /// False for a wrong password and for text that is no hash.
    public func verify(_ password: String, against hash: String) async throws -> Bool {
        try await lanes.run { [cost] in try cost.verify(password, against: hash) }
    }

    /// Whether the hash was made at another cost than this hasher's, or is none at all.
    public func needsRehash(_ hash: String) -> Bool {
        cost.needsRehash(hash)
    }
}
