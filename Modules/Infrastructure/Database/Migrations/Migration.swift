import Hashing

/// One numbered step of a schema: plain SQL that is never changed once it has been shipped.
public struct Migration: Sendable {
    public let number: Int
    public let name: String
    private let sqlite: String
    /// Nil when it follows from the other by ``SchemaTranslation``.
    private let postgresql: String?

    /// Written in SQLite's STRICT words, and translated for PostgreSQL.
    public init(_ number: Int, _ name: String, sql: String) {
        self.number = number
        self.name = name
        sqlite = sql
        postgresql = nil
    }

    /// For what one text cannot say to both.
    public init(_ number: Int, _ name: String, sqlite: String, postgresql: String) {
        self.number = number
        self.name = name
        self.sqlite = sqlite
        self.postgresql = postgresql
    }

    /// Of what is written here, in 16 hexadecimal letters (FNV-1a): it notices edits, not attackers.
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
