/// A row of a table as it is inserted, by one statement or in bulk.
public protocol InsertableRow: Sendable {
    static var table: StaticString { get }
    /// The columns and their values. All rows of a table name the same columns in the same order.
    var cells: KeyValuePairs<StaticString, any SQLBindable> { get }
}

extension Connection {
    /// Inserts a row. The clause says what to do with a row that exists, such as `ON CONFLICT … DO NOTHING`.
    ///
    /// Returns the number of inserted or updated rows.
    @discardableResult
    public func insert(_ row: some InsertableRow, _ clause: SQL = "") throws -> Int {
        try insert([row], clause)
    }

    /// Inserts rows of one table by one statement.
    @discardableResult
    public func insert<Row: InsertableRow>(_ rows: [Row], _ clause: SQL = "") throws -> Int {
        guard let first = rows.first else { return 0 }
        let columns = first.cells.map { "\($0.key)" }.joined(separator: ", ")
        return try execute(
            """
            INSERT INTO \(trusted: "\(Row.table) (\(columns))") VALUES \(rows: rows.map(\.values)) \(clause)
            """
        )
    }
}

extension InsertableRow {
    fileprivate var values: [SQLValue] { cells.map(\.value.sqlValue) }
}

/// Rows of several tables, collected for a bulk load.
public struct RowBatch: Sendable {
    private struct Table {
        let columns: [StaticString]
        var values: [SQLValue]
    }

    private var tables: [String: Table] = [:]

    public init() {}

    public mutating func add<Row: InsertableRow>(_ row: Row) {
        let cells = row.cells
        tables["\(Row.table)", default: Table(columns: cells.map(\.key), values: [])]
            .values.append(contentsOf: cells.lazy.map(\.value.sqlValue))
    }

    public func count(of type: any InsertableRow.Type) -> Int {
        tables["\(type.table)"].map { $0.values.count / $0.columns.count } ?? 0
    }

    /// Inserts the rows in the order of `types`, which names all their tables. Much faster than a statement
    /// per row, but errors don't identify the refused row.
    public func fill(_ types: [any InsertableRow.Type], in connection: Connection) throws {
        let unnamed = Set(tables.keys).subtracting(types.map { "\($0.table)" })
        precondition(unnamed.isEmpty, "no place in the order for \(unnamed)")
        for type in types {
            guard let table = tables["\(type.table)"] else { continue }
            try connection.fill(type.table, table.columns, table.values)
        }
    }
}
