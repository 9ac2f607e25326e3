/// Where a device keeps its login at one server.
public protocol CredentialStore: Sendable {
    func load() throws -> SavedLogin?
    /// Nil forgets it.
    func save(_ login: SavedLogin?) async throws

    /// What the server knows this device by, kept when the login is gone.
    func deviceToken() throws -> String?
    func keep(deviceToken: String) async throws

    /// Runs `body` while no other holder of this login, in this process or another, runs theirs.
    func exclusively<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value
}
