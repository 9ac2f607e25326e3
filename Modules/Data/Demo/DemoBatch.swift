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
    }

    func count(of table: DemoTable) -> Int { values[table.rawValue].count / table.columns.count }
}

/// A value of a row.
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
