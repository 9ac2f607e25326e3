/// An SQL statement with trusted literals and bound interpolations.
///
/// `"… WHERE id = \(id)"` binds and `"… \(condition)"` nests another statement. `\(list: ids)` binds a list
/// in parentheses, `\(rows: lines)` several rows; `\(trusted: name)` splices text. An empty list is
/// `(NULL)`, for which both `IN` and `NOT IN` are never true, so leave such a condition out in Swift.
public struct SQL: ExpressibleByStringInterpolation, Sendable {
    /// The text with `$1`, `$2`… for bound values; safe for logs and errors.
    public internal(set) var text: String
    var values: [SQLValue] = []
    /// UTF-8 offsets of the placeholders in `text`, for renumbering nested statements.
    private var places: [Int] = []

    public init(stringLiteral value: String) {
        text = value
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.sql
    }

    /// Makes a statement from text without user input.
    public init(trusted text: String) {
        self.text = text
    }

    fileprivate mutating func bind(_ value: SQLValue) {
        places.append(text.utf8.count)
        values.append(value)
        text += "$"
        text += String(values.count)
    }

    fileprivate mutating func append(_ nested: SQL) {
        let written = nested.text.utf8
        var copied = written.startIndex
        for (index, place) in nested.places.enumerated() {
            let placeholder = written.index(written.startIndex, offsetBy: place)
            text += nested.text[copied..<placeholder]
            bind(nested.values[index])
            copied = written.index(placeholder, offsetBy: 1 + String(index + 1).utf8.count)
        }
        text += nested.text[copied...]
    }

    /// Collects literals and values.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var sql = SQL(trusted: "")

        public init(literalCapacity: Int, interpolationCount: Int) {
            sql.text.reserveCapacity(literalCapacity + 3 * interpolationCount)
            sql.values.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) {
            sql.text += literal
        }

        public mutating func appendInterpolation(_ value: some SQLBindable) {
            sql.bind(value.sqlValue)
        }

        /// Nil binds as NULL.
        public mutating func appendInterpolation(_ value: (some SQLBindable)?) {
            sql.bind(value.sqlValue)
        }

        public mutating func appendInterpolation(_ nested: SQL) {
            sql.append(nested)
        }

        public mutating func appendInterpolation(trusted text: String) {
            sql.text += text
        }

        /// For `VALUES`. Much faster than nesting a statement per row.
        public mutating func appendInterpolation(rows: [[SQLValue]]) {
            for (index, row) in rows.enumerated() {
                sql.text += index == 0 ? "(" : ", ("
                for (place, value) in row.enumerated() {
                    if place > 0 { sql.text += ", " }
                    sql.bind(value)
                }
                sql.text += ")"
            }
        }

        public mutating func appendInterpolation(list: [any SQLBindable]) {
            sql.text += "("
            for (index, value) in list.enumerated() {
                if index > 0 { sql.text += ", " }
                sql.bind(value.sqlValue)
            }
            sql.text += list.isEmpty ? "NULL)" : ")"
        }
    }
}

extension Sequence<SQL> {
    /// Joins statements: conditions with `" AND "`, rows of values with `", "`.
    public func joined(by separator: SQL) -> SQL {
        var whole = SQL(trusted: "")
        for (index, part) in enumerated() {
            if index > 0 { whole.append(separator) }
            whole.append(part)
        }
        return whole
    }
}
