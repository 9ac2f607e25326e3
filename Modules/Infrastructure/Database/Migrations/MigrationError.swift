/// The reason a schema cannot be migrated; nothing has been changed.
public enum MigrationError: Error, CustomStringConvertible, Sendable, Equatable {
    /// The program's migrations are not numbered 1, 2, 3…
    case outOfOrder(expected: Int, found: Int)
    /// The database was migrated by a newer program, whose schema this one does not know.
    case newerThanThisProgram(found: Int, known: Int)
    /// The recorded migrations are not numbered 1, 2, 3…; this one is missing.
    case gap(missing: Int)
    /// The migration applied under this number differs from the program's.
    case changed(number: Int, name: String)
    case failed(number: Int, name: String, reason: String)
    /// The database that was to be filled has a table already.
    case notEmpty(table: String)

    public var description: String {
        switch self {
        case .outOfOrder(let expected, let found):
            "migration \(expected) should follow, but \(found) does"
        case .newerThanThisProgram(let found, let known):
            "the database is at migration \(found) and this program knows \(known): use the newer program"
        case .gap(let missing):
            "the database records later migrations, but not number \(missing)"
        case .changed(let number, let name):
            "migration \(number) (\(name)) is not the one that was applied to this database"
        case .failed(let number, let name, let reason):
            "migration \(number) (\(name)) failed, and nothing was changed: \(reason)"
        case .notEmpty(let table):
            "the database is not empty: it has the table \(table)"
        }
    }
}
