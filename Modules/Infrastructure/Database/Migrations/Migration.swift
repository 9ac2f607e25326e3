import Hashing

/// One numbered step of a schema: plain SQL that never changes once released.
public struct Migration: Sendable {
    public let number: Int
    public let name: String
    private let sqlite: String
    /// Nil when it is derived with ``SchemaTranslation``.
    private let postgresql: String?

    /// A migration in SQLite's STRICT dialect, translated for PostgreSQL.
    public init(_ number: Int, _ name: String, sql: String) {
        self.number = number
        self.name = name
        sqlite = sql
        postgresql = nil
    }

    /// A migration whose SQL differs between the engines.
    public init(_ number: Int, _ name: String, sqlite: String, postgresql: String) {
        self.number = number
        self.name = name
        self.sqlite = sqlite
        self.postgresql = postgresql
    }

    /// A migration in SQLite's STRICT dialect, translated for PostgreSQL, followed by what differs between
    /// the engines.
    public init(_ number: Int, _ name: String, sql: String, sqlite: String, postgresql: String) {
        self.init(
            number,
            name,
            sqlite: "\(sql)\n\n\(sqlite)",
            postgresql: "\(SchemaTranslation.postgresql(sql))\n\n\(postgresql)"
        )
    }

    /// A checksum of the SQL as 16 hexadecimal digits (FNV-1a). It detects edits, not tampering.
    public var checksum: String {
        let bytes = sqlite.utf8 + [0] + (postgresql ?? "").utf8
        let digits = String(FNV1a.hash64(bytes), radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    func text(for engine: Database.Engine) -> String {
        switch engine {
        case .sqlite: sqlite
        case .postgresql: postgresql ?? SchemaTranslation.postgresql(sqlite)
        }
    }
}
