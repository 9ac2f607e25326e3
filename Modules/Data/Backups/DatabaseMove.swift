public import Database
import ObjectStore

/// Copies all rows of a database into an empty one, of either engine, as a backup and its restore would.
public struct DatabaseMove: Sendable {
    private let folder: String

    /// - Parameter folder: has the rows meanwhile, and is removed. What a move that was killed left there is
    ///   removed by the next one.
    public init(by folder: String) {
        self.folder = folder
    }

    /// Returns the number of rows, whose hashes were compared. Interrupted, it leaves an empty database.
    public func callAsFunction(
        from source: Database,
        to target: Database,
        _ progress: @escaping BackupProgress = { _ in }
    ) async throws -> Int {
        if let table = try await target.read({ try $0.tables().first }) {
            throw MigrationError.notEmpty(table: table.name)
        }
        let store = try ObjectStore(creatingAt: folder)
        let lock = try store.lock(.writing)
        defer { withExtendedLifetime(lock) {} }
        do {
            let count = try await copy(from: source, to: target, by: store, progress)
            try store.removeAll()
            return count
        } catch {
            try? store.removeAll()
            throw error
        }
    }

    private func copy(
        from source: Database,
        to target: Database,
        by store: ObjectStore,
        _ progress: @escaping BackupProgress
    ) async throws -> Int {
        let rows = try await source.readAtLength { connection in
            try BackupRows(connection, into: store) { progress(.rows($0)) }
        }
        try await RestoredRows(
            store: store,
            schema: rows.schema,
            tables: rows.tables,
            sequences: rows.sequences
        ).put(into: target, progress)
        return rows.tables.reduce(0) { $0 + $1.sum.rows }
    }
}
