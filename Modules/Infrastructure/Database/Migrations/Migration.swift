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
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in sqlite.utf8 + [0] + (postgresql ?? "").utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    func text(for engine: Database.Engine) -> String {
        switch engine {
        case .sqlite: sqlite
        case .postgresql: postgresql ?? SchemaTranslation.postgresql(sqlite)
        }
    }
}
