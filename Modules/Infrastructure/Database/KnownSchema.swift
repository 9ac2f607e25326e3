import Synchronization

/// The newest migration known to the running program.
///
/// A running server must not write after a newer program has migrated its database. So every write checks
/// the schema version in its own transaction.
final class KnownSchema: Sendable {
    /// Reads the end of the primary key, so its cost does not grow with the database.
    static let question: SQL = "SELECT max(number) AS newest FROM schema_migrations"

    /// Zero until the program has migrated the schema: without migrations there is nothing to check.
    private let newest = Atomic<Int>(0)

    var isKnown: Bool { newest.load(ordering: .relaxed) > 0 }

    func know(upTo number: Int) {
        newest.store(number, ordering: .relaxed)
    }

    /// - Parameter answer: the result of ``question``.
    func check(_ answer: [Row]) throws {
        let known = newest.load(ordering: .relaxed)
        let found = try answer.first?.value("newest", as: Int?.self) ?? 0
        guard found > known else { return }
        throw DatabaseError(
            .newerSchema,
            "the database is at migration \(found) and this program knows \(known), so it only reads"
        )
    }
}
