public import Domain
import Synchronization

/// Where a device keeps the tokens of its session with one server.
public protocol CredentialStore: Sendable {
    func load() throws -> SessionTokens?
    /// Nil forgets them.
    func save(_ tokens: SessionTokens?) throws

    /// Runs `body` while no other holder of these tokens, in this process or another, runs theirs.
    func exclusively<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value
}

/// Keeps tokens for as long as the process runs.
public final class PassingCredentials: CredentialStore {
    private let tokens: Mutex<SessionTokens?>

    public init(_ tokens: SessionTokens? = nil) {
        self.tokens = Mutex(tokens)
    }

    public func load() -> SessionTokens? {
        tokens.withLock { $0 }
    }

    public func save(_ tokens: SessionTokens?) {
        self.tokens.withLock { $0 = tokens }
    }

    public func exclusively<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value {
        try await body()
    }
}
