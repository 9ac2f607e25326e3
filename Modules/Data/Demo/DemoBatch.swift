import Database
import Domain

/// Rows of every table that are written together.
struct DemoBatch: Sendable {
    private(set) var values = [[SQLValue]](repeating: [], count: DemoTable.allCases.count)

    mutating func add(_ table: DemoTable, _ row: any DemoValue...) {
        for value in row { values[table.rawValue].append(value.stored) }
    }

    /// SQLite's index of words writes out all it has gathered whenever an entry comes before the last one.
    mutating func sortIndex() {
        let width = DemoTable.index.columns.count
        let entries = values[DemoTable.index.rawValue]
        let rows = stride(from: 0, to: entries.count, by: width).map { (entries[$0].number, $0) }
        values[DemoTable.index.rawValue] = rows.sorted { $0.0 < $1.0 }.flatMap {
            entries[$0.1..<$0.1 + width]
        }
    }

    func write(to connection: Connection) throws {
        for table in DemoTable.allCases where !values[table.rawValue].isEmpty {
            // PostgreSQL indexes the words where they are.
            if table == .index, connection.engine == .postgresql { continue }
            try connection.fill(table.name, table.columns, values[table.rawValue])
        }
    }

    func count(of table: DemoTable) -> Int { values[table.rawValue].count / table.columns.count }
}

extension SQLValue {
    fileprivate var number: Int64 {
        if case .integer(let number) = self { number } else { 0 }
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
