/// A result row, read by column name.
public struct Row: Sendable {
    let columns: [String]
    let values: [SQLValue]

    /// Reads a column. Errors name the column, the expected and actual types, and the available columns.
    public func value<T: SQLDecodable>(_ column: String, as type: T.Type = T.self) throws -> T {
        guard let place = columns.firstIndex(of: column) else {
            throw wrong("there is no column \"\(column)\"; there are \(columns.joined(separator: ", "))")
        }
        guard let value = T(sqlValue: values[place]) else {
            throw wrong("column \"\(column)\" does not read as \(T.self): it holds \(values[place].typeName)")
        }
        return value
    }

    private func wrong(_ message: String) -> DatabaseError {
        DatabaseError(.wrongColumn, message)
    }
}
