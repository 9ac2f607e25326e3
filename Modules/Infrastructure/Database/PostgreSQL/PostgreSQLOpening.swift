/// How a transaction begins.
struct PostgreSQLOpening: Sendable {
    /// One statement each, before the first that takes a snapshot.
    let commands: [String]
    /// What a write asks about before it does anything.
    let schema: KnownSchema?

    /// The lock comes before the snapshot, which then shows what a migration has done that was waited for. It
    /// waits for migrations only, and no other write waits for it.
    init(_ begin: String, asking schema: KnownSchema? = nil) {
        commands = schema == nil ? [begin] : [begin, "LOCK TABLE schema_migrations IN ROW SHARE MODE"]
        self.schema = schema
    }
}
