/// A table of the database: its columns in the order of their creation, and those of its primary key.
public struct TableShape: Sendable, Equatable {
    public let name: String
    public let columns: [String]
    let key: [String]

    /// A table that is filled by other columns than it has, in their order.
    public init(_ name: String, columns: [String]) {
        self.init(name, columns, key: [])
    }

    init(_ name: String, _ columns: [String], key: [String]) {
        (self.name, self.columns, self.key) = (name, columns, key)
    }

    /// The same table with other columns, or the same in another order.
    public func with(columns: [String]) -> TableShape {
        TableShape(name, columns, key: key)
    }
}

/// The last number that a table has given out by itself, which no later row may get again.
public struct SequenceState: Sendable, Equatable {
    public let table: String
    public let last: Int64

    public init(table: String, last: Int64) {
        (self.table, self.last) = (table, last)
    }
}
