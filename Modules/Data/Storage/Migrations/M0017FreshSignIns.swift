import Database

extension Migration {
    /// Existing sessions count as not fresh.
    static let freshSignIns = Migration(
        17,
        "fresh sign-ins",
        sql: "ALTER TABLE sessions ADD COLUMN authenticated_at INTEGER NOT NULL DEFAULT 0;"
    )
}
