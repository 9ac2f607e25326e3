import Synchronization

/// The newest migration that the running program knows.
///
/// A server that goes on while a later program migrates its database must not write what that one would
/// misread. So every write asks, in its own transaction, whether the schema is still the one it knows.
final class KnownSchema: Sendable {
    /// Its answer is the last of the primary key: one look, whatever the size of the database.
    static let question: SQL = "SELECT max(number) AS newest FROM schema_migrations"

    /// Zero until the program has brought the schema up to date: without migrations there is nothing to ask.
    private let newest = Atomic<Int>(0)

    var isKnown: Bool { newest.load(ordering: .relaxed) > 0 }

    func know(upTo number: Int) {
        newest.store(number, ordering: .relaxed)
    }

    /// - Parameter answer: to ``question``.
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
