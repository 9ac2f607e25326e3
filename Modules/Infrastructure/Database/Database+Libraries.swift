import CPostgreSQL
import CSQLite

extension Database {
    /// Names and versions of the database libraries.
    public static var libraries: [String] {
        let postgreSQL = PQlibVersion()
        return [
            "SQLite \(String(cString: sqlite3_libversion()))",
            "libpq \(postgreSQL / 10_000).\(postgreSQL % 10_000)",
        ]
    }

    /// STRICT tables came with 3.37.
    public static var isSupported: Bool { sqlite3_libversion_number() >= 3_037_000 }
}
