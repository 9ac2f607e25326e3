import Database
import Domain

/// Rows of every table that are written together.
struct DemoBatch: Sendable {
    private(set) var values = [[SQLValue]](repeating: [], count: DemoTable.allCases.count)

    mutating func add(_ table: DemoTable, _ row: any DemoValue...) {
        for value in row { values[table.rawValue].append(value.stored) }
    }

    func write(to connection: Connection) throws {
        for table in DemoTable.allCases where !values[table.rawValue].isEmpty {
            try connection.fill(table.name, table.columns, values[table.rawValue])
        }
        // PostgreSQL indexes the words where they are.
        if count(of: .words) > 0, connection.engine == .sqlite {
            try connection.indexWords(of: values[DemoTable.words.rawValue])
        }
    }

    func count(of table: DemoTable) -> Int { values[table.rawValue].count / table.columns.count }
}

extension Connection {
    /// In order, all in one statement, and putting nothing together that is there already: full text writes
    /// out what it has gathered whenever an entry comes before the last one, and after each statement.
    fileprivate func indexWords(of words: [SQLValue]) throws {
        let last = words.count - DemoTable.words.columns.count
        try configureIndex(automerge: 0, hashSize: 32 << 20)
        try execute(
            """
            INSERT INTO listing_index (rowid, tokens) SELECT position, tokens FROM listing_words
            WHERE listing BETWEEN \(words[0]) AND \(words[last]) ORDER BY position
            """
        )
        // As it is when nobody says anything.
        try configureIndex(automerge: 4, hashSize: 1 << 20)
    }

    private func configureIndex(automerge: Int, hashSize: Int) throws {
        for (name, value) in [("automerge", automerge), ("hashsize", hashSize)] {
            try execute("INSERT INTO listing_index (listing_index, rank) VALUES (\(name), \(value))")
        }
    }
}

/// What a row is made of.
protocol DemoValue {
    var stored: SQLValue { get }
}

extension Int: DemoValue {
    var stored: SQLValue { .integer(Int64(self)) }
}

extension Int64: DemoValue {
    var stored: SQLValue { .integer(self) }
}

extension String: DemoValue {
    var stored: SQLValue { .text(self) }
}

extension Moment: DemoValue {
    var stored: SQLValue { .integer(milliseconds) }
}

extension Identifier: DemoValue {
    var stored: SQLValue { .integer(rawValue) }
}

extension Marks: DemoValue {
    var stored: SQLValue { .integer(rawValue) }
}

extension Optional: DemoValue where Wrapped: DemoValue {
    var stored: SQLValue { self?.stored ?? .null }
}
