import Domain

/// Credentials of a program: an API token, which isn't refreshed and leaves nothing on the device.
public struct TokenCredentials: CredentialStore {
    private let login: SavedLogin

    /// - Parameter token: its text.
    public init(_ token: String) {
        let never = Moment(milliseconds: .max)
        let tokens = SessionTokens(
            access: token,
            accessExpiresAt: never,
            refresh: "",
            refreshExpiresAt: never
        )
        login = SavedLogin(nickname: "", tokens: tokens)
    }

    public func load() -> SavedLogin? { login }
    public func save(_ login: SavedLogin?) {}
    public func deviceToken() -> String? { nil }
    public func keep(deviceToken: String) {}

    public func exclusively<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value
    {
        try await body()
    }
}
