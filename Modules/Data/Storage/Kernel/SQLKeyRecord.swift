public import Database

/// The fingerprint of the key that a database was written with.
public struct SQLKeyRecord: Sendable {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    /// Nil when none is recorded.
    public func fingerprint(_ schema: Migrator.Status) async throws -> [UInt8]? {
        guard !schema.applied.isEmpty else { return nil }
        return try await database.read { try $0.keyFingerprint() }
    }

    /// Records `fingerprint` unless one is recorded, and returns the recorded one.
    public func keep(_ fingerprint: [UInt8]) async throws -> [UInt8] {
        try await database.write { connection in
            try connection.run(
                """
                INSERT INTO key_fingerprint (id, fingerprint) VALUES (1, \(fingerprint))
                ON CONFLICT (id) DO NOTHING
                """
            )
            return try connection.keyFingerprint() ?? fingerprint
        }
    }

    /// Assigns the database to another key.
    public func replace(with fingerprint: [UInt8]) async throws {
        try await database.write { connection in
            _ = try connection.run(
                """
                INSERT INTO key_fingerprint (id, fingerprint) VALUES (1, \(fingerprint))
                ON CONFLICT (id) DO UPDATE SET fingerprint = excluded.fingerprint
                """
            )
        }
    }
}

extension Connection {
    fileprivate func keyFingerprint() throws -> [UInt8]? {
        try first("SELECT fingerprint FROM key_fingerprint WHERE id = 1")?.value("fingerprint")
    }
}
