public import Database
public import Domain

extension Identifier: SQLBindable, SQLDecodable {
    public var sqlValue: SQLValue { .integer(rawValue) }

    public init?(sqlValue: SQLValue) {
        guard case .integer(let rawValue) = sqlValue else { return nil }
        self.init(rawValue: rawValue)
    }
}

extension Moment: SQLBindable, SQLDecodable {
    public var sqlValue: SQLValue { .integer(milliseconds) }

    public init?(sqlValue: SQLValue) {
        guard case .integer(let milliseconds) = sqlValue else { return nil }
        self.init(milliseconds: milliseconds)
    }
}

extension Marks: SQLBindable, SQLDecodable {
    public var sqlValue: SQLValue { .integer(rawValue) }

    public init?(sqlValue: SQLValue) {
        guard case .integer(let rawValue) = sqlValue else { return nil }
        self.init(rawValue: rawValue)
    }
}
