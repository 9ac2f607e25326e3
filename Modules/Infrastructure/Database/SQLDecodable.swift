/// A type that can be read from a column.
public protocol SQLDecodable {
    /// Nil unless the value is one that this type stores.
    init?(sqlValue: SQLValue)
}

extension SQLValue: SQLDecodable {
    public init?(sqlValue: SQLValue) {
        self = sqlValue
    }
}

extension Int: SQLDecodable {
    public init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue else { return nil }
        self.init(exactly: number)
    }
}

extension Int64: SQLDecodable {
    public init?(sqlValue: SQLValue) {
        guard case .integer(let number) = sqlValue else { return nil }
        self = number
    }
}

extension Bool: SQLDecodable {
    public init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .integer(0): self = false
        case .integer(1): self = true
        default: return nil
        }
    }
}

extension Double: SQLDecodable {
    /// Accepts integers too: an average may be an integer on one engine only.
    public init?(sqlValue: SQLValue) {
        switch sqlValue {
        case .real(let number): self = number
        case .integer(let number): self.init(number)
        default: return nil
        }
    }
}

extension String: SQLDecodable {
    public init?(sqlValue: SQLValue) {
        guard case .text(let text) = sqlValue else { return nil }
        self = text
    }
}

extension [UInt8]: SQLDecodable {
    public init?(sqlValue: SQLValue) {
        guard case .bytes(let bytes) = sqlValue else { return nil }
        self = bytes
    }
}

extension Optional: SQLDecodable where Wrapped: SQLDecodable {
    public init?(sqlValue: SQLValue) {
        if case .null = sqlValue {
            self = .none
            return
        }
        guard let wrapped = Wrapped(sqlValue: sqlValue) else { return nil }
        self = .some(wrapped)
    }
}
