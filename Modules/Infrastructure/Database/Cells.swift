/// The values of one row, read in the order of its columns.
///
/// For large results, where finding a column by name costs more than reading it.
public struct Cells {
    private let row: Row
    private var place = 0

    public init(_ row: Row) {
        self.row = row
    }

    public mutating func integer() throws -> Int64 {
        guard let number = try integerIfPresent() else { throw wrong("an integer") }
        return number
    }

    public mutating func integerIfPresent() throws -> Int64? {
        switch try next() {
        case .integer(let number): return number
        case .null: return nil
        default: throw wrong("an integer")
        }
    }

    public mutating func text() throws -> String {
        guard let text = try textIfPresent() else { throw wrong("text") }
        return text
    }

    public mutating func textIfPresent() throws -> String? {
        switch try next() {
        case .text(let text): return text
        case .null: return nil
        default: throw wrong("text")
        }
    }

    private mutating func next() throws -> SQLValue {
        guard place < row.values.count else {
            let message = "there is no column \(place + 1); there are \(row.values.count)"
            throw DatabaseError(.wrongColumn, message)
        }
        place += 1
        return row.values[place - 1]
    }

    /// An error about the value read last.
    private func wrong(_ wanted: String) -> DatabaseError {
        let (column, type) = (row.columns[place - 1], row.values[place - 1].typeName)
        let message = "column \"\(column)\" does not read as \(wanted): it holds \(type)"
        return DatabaseError(.wrongColumn, message)
    }
}
