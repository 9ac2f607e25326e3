/// Why a schema cannot be brought up to date; nothing has been changed then.
public enum MigrationError: Error, CustomStringConvertible, Sendable, Equatable {
    /// The program's own list does not count 1, 2, 3…
    case outOfOrder(expected: Int, found: Int)
    /// The database was made by a later program, so that this one could damage what it does not know.
    case newerThanThisProgram(found: Int, known: Int)
    /// What the database records counts 1, 2, 3… with this one missing.
    case gap(missing: Int)
    /// What was applied under this number is not what the program has there.
    case changed(number: Int, name: String)
    case failed(number: Int, name: String, reason: String)

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
        }
    }
}
