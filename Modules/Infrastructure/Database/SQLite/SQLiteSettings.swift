/// Settings of a SQLite database.
struct SQLiteSettings: Sendable {
    let path: String
    let readers: Int
    let busyTimeout: Duration
    let batch: Int
    let memoryMap: Int
}
