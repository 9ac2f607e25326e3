import Lanes

/// Hashes passwords with Argon2id and verifies them, a few at a time on dedicated threads.
///
/// Memory is limited to `lanes` × `memory`; beyond `waitingLimit` queued calls callers get
/// ``SecretsError/busy``. Passwords are compared byte by byte; callers normalise them.
public final class PasswordHasher: Sendable {
    /// The memory that OWASP recommends for two passes, in bytes.
    public static let usualMemory = 19 << 20

    /// A hash that matches no password. Verifying against it takes as long as a real check, so that timing
    /// does not reveal which accounts exist.
    public let decoy: String

    private let cost: Argon2
    private let lanes: Lanes

    /// - Parameter memory: bytes per hash.
    public init(
        memory: Int = usualMemory,
        passes: Int = 2,
        lanes: Int = 2,
        waitingLimit: Int = 32
    ) throws(SecretsError) {
        cost = Argon2(memory: memory, passes: passes)
        self.lanes = Lanes(
            label: "password-hasher",
            count: lanes,
            waitingLimit: waitingLimit,
            refusal: SecretsError.busy
        )
        decoy = try cost.hash(Base64URL.encode(RandomBytes.make(32)))
    }

    /// Returns the hash as a PHC string, with its salt and parameters.
    public func hash(_ password: String) async throws -> String {
        try await lanes.run { [cost] in try cost.hash(password) }
    }

    /// Returns false for a wrong password and for an invalid hash.
    public func verify(_ password: String, against hash: String) async throws -> Bool {
        try await lanes.run { [cost] in try cost.verify(password, against: hash) }
    }

    /// Whether the hash is invalid or has parameters other than this hasher's.
    public func needsRehash(_ hash: String) -> Bool {
        cost.needsRehash(hash)
    }
}
