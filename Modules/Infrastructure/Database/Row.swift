/// One row of an answer, read by column name.
public struct Row: Sendable {
    let columns: [String]
    let values: [SQLValue]

    /// Reads a column, or says which one, what was wanted, what kind of value is there and which columns
    /// there are.
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
