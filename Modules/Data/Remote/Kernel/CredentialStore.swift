/// Stores a device's login at one server.
public protocol CredentialStore: Sendable {
    func load() throws -> SavedLogin?
    /// Nil deletes it.
    func save(_ login: SavedLogin?) async throws

    /// The device token, kept after the login is deleted.
    func deviceToken() throws -> String?
    func keep(deviceToken: String) async throws

    /// Runs `body` while no other holder of this login, in this process or another, runs theirs.
    func exclusively<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value
}
