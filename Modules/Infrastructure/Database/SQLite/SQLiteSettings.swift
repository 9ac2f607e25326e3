/// How a SQLite file is opened.
struct SQLiteSettings: Sendable {
    let path: String
    let readers: Int
    let busyTimeout: Duration
    let batch: Int
    let memoryMap: Int
}
