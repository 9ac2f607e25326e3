/// Prepared statements by text, evicting the least recently used.
struct StatementCache<Statement> {
    private struct Entry {
        let statement: Statement
        var lastUse: Int
    }

    private let limit: Int
    private var entries: [String: Entry] = [:]
    private var uses = 0

    init(limit: Int) {
        self.limit = limit
    }

    mutating func find(_ key: String) -> Statement? {
        guard let place = entries.index(forKey: key) else { return nil }
        uses += 1
        entries.values[place].lastUse = uses
        return entries.values[place].statement
    }

    /// Inserts a statement and returns the evicted one, if any.
    mutating func insert(_ statement: Statement, for key: String) -> Statement? {
        var evicted: Statement?
        if entries.count >= limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            evicted = entries.removeValue(forKey: oldest.key)?.statement
        }
        uses += 1
        entries[key] = Entry(statement: statement, lastUse: uses)
        return evicted
    }

    mutating func removeAll() {
        entries.removeAll()
    }
}
