import Database

extension Migration {
    /// A session that was open before counts as not fresh.
    static let freshSignIns = Migration(
        17,
        "fresh sign-ins",
        sql: "ALTER TABLE sessions ADD COLUMN authenticated_at INTEGER NOT NULL DEFAULT 0;"
    )
}
