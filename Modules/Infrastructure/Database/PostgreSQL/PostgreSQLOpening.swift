/// The commands that begin a transaction.
struct PostgreSQLOpening: Sendable {
    /// Run before the transaction's snapshot is taken.
    let commands: [String]
    /// The schema version that a write checks first.
    let schema: KnownSchema?

    /// - Parameter schema: checked behind a lock taken before the snapshot, so that the snapshot shows a
    ///   migration waited for. The lock conflicts with migrations only, not with other writes.
    init(_ begin: String, asking schema: KnownSchema? = nil) {
        commands = schema == nil ? [begin] : [begin, "LOCK TABLE schema_migrations IN ROW SHARE MODE"]
        self.schema = schema
    }
}
