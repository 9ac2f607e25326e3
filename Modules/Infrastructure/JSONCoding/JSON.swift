/// Any JSON value. Parsing follows RFC 8259 strictly, and integers stay exact.
public enum JSON: Sendable, Hashable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSON])
    case object(JSONObject)
}

extension JSON {
    /// The member of that name; nil for anything that is not an object.
    public subscript(key: String) -> JSON? {
        objectValue?[key]
    }

    /// The element at that index; nil out of range and for anything that is not an array.
    public subscript(index: Int) -> JSON? {
        guard case .array(let items) = self, items.indices.contains(index) else { return nil }
        return items[index]
    }

    public var isNull: Bool { self == .null }

    public var boolValue: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    public var stringValue: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The integer value in any notation: `2`, `2.0` and `2e0` are equal.
    public var int64Value: Int64? {
        switch self {
        case .integer(let value): value
        case .number(let value): whole(value)
        default: nil
        }
    }

    public var intValue: Int? { int64Value.flatMap(Int.init(exactly:)) }

    /// Whether the value is a whole number, including those beyond 64 bits.
    var isWhole: Bool {
        int64Value != nil || doubleValue.map { abs($0) >= 0x1p63 } ?? false
    }

    public var doubleValue: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .number(let value): value
        default: nil
        }
    }

    public var arrayValue: [JSON]? {
        if case .array(let value) = self { value } else { nil }
    }

    public var objectValue: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }
}

/// Avoids `Int64(exactly:)`, which would require every client to link the C mathematics library.
private func whole(_ value: Double) -> Int64? {
    guard value >= -0x1p63, value < 0x1p63 else { return nil }
    let whole = Int64(value)
    return Double(whole) == value ? whole : nil
}
