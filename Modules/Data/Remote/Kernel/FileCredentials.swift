import Hashing

/// Stores logins in one file that the member's processes on the device share. The file has mode 0600 in a
/// folder of mode 0700 and is replaced atomically.
public struct FileCredentials: CredentialStore {
    private let folder: CredentialFolder
    private let target: String
    private let becomesCurrent: Bool

    /// - Parameters:
    ///   - target: identifies the server, or the data, of the login.
    ///   - becomesCurrent: whether a login saved here becomes the default.
    public init(folder: String, target: String, becomesCurrent: Bool = true) {
        self.folder = CredentialFolder(path: folder)
        self.target = target
        self.becomesCurrent = becomesCurrent
    }

    /// The target of the latest sign-in, also when its session has ended since; nil before the first.
    public static func currentTarget(in folder: String) throws -> String? {
        try CredentialFolder(path: folder).read().current
    }

    public func load() throws -> SavedLogin? {
        try folder.read()[target]
    }

    public func save(_ login: SavedLogin?) async throws {
        let (folder, target, becomesCurrent) = (folder, target, becomesCurrent)
        try await folder.holding("credentials.lock") {
            var document = try folder.read()
            guard login != nil || document[target] != nil else { return }
            // New tokens of an existing login don't change the default.
            let isNew = login != nil && login?.mark != document[target]?.mark
            document[target] = login
            if isNew, becomesCurrent { document.current = target }
            try folder.write(document)
        }
    }

    public func deviceToken() throws -> String? {
        try folder.read().devices[target]
    }

    public func keep(deviceToken: String) async throws {
        let (folder, target) = (folder, target)
        try await folder.holding("credentials.lock") {
            var document = try folder.read()
            document.devices[target] = deviceToken
            try folder.write(document)
        }
    }

    // A separate lock, so that a slow server doesn't block logins at others from being saved.
    public func exclusively<Value: Sendable>(_ body: @Sendable () async throws -> Value) async throws -> Value
    {
        let lock = try await folder.lock("login-\(String(FNV1a.hash64(target.utf8), radix: 16)).lock")
        defer { lock.release() }
        return try await body()
    }
}

/// The credentials file can't be used.
public struct CredentialFileError: Error, Equatable, Sendable {
    public enum Reason: Equatable, Sendable {
        /// It wasn't written by this program.
        case damaged
        /// The system's error message.
        case inaccessible(String)
    }

    public let path: String
    public let reason: Reason

    public init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }
}
