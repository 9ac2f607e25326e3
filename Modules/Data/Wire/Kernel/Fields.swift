public import Domain
public import JSONCoding

/// A body's fields, read by name; what is not as agreed says which field and what was wanted.
public struct Fields: Sendable {
    private let object: JSONObject

    public init(_ json: JSON) throws {
        guard let object = json.objectValue else { throw FieldError(field: "", wanted: "object") }
        self.object = object
    }

    /// All of them as they were sent.
    public var document: JSON { .object(object) }

    /// Whether the sender named the field at all, be it with null: a change says what it leaves alone by
    /// silence.
    public func names(_ key: String) -> Bool {
        object[key] != nil
    }

    public func text(_ key: String) throws -> String {
        try require(key, "string", object[key]?.stringValue)
    }

    public func textIfPresent(_ key: String) throws -> String? {
        try optional(key) { try text(key) }
    }

    public func integer(_ key: String) throws -> Int {
        try require(key, "integer", object[key]?.intValue)
    }

    public func integerIfPresent(_ key: String) throws -> Int? {
        try optional(key) { try integer(key) }
    }

    public func number(_ key: String) throws -> Double {
        try require(key, "number", object[key]?.doubleValue)
    }

    public func boolean(_ key: String) throws -> Bool {
        try require(key, "boolean", object[key]?.boolValue)
    }

    public func moment(_ key: String) throws -> Moment {
        try require(key, "RFC 3339 time", Moment(rfc3339: try text(key)))
    }

    public func identifier<Subject>(_ key: String) throws -> Identifier<Subject> {
        try require(key, "identifier", Identifier(try text(key)))
    }

    /// One of a few words.
    public func choice<Choice: RawRepresentable<String>>(_ key: String) throws -> Choice {
        try require(key, "one of its words", Choice(rawValue: try text(key)))
    }

    public func choiceIfPresent<Choice: RawRepresentable<String>>(_ key: String) throws -> Choice? {
        try optional(key) { try choice(key) }
    }

    public func body<Part: Body>(_ key: String, as: Part.Type = Part.self) throws -> Part {
        try Part(Fields(require(key, "object", object[key])))
    }

    public func bodyIfPresent<Part: Body>(_ key: String, as: Part.Type = Part.self) throws -> Part? {
        try optional(key) { try body(key) }
    }

    /// The fields of an object that is no body of its own.
    public func fields(_ key: String) throws -> Fields {
        try Fields(require(key, "object", object[key]))
    }

    /// Whether the field is there and not null.
    public func isGiven(_ key: String) -> Bool {
        object[key].map { $0 != .null } ?? false
    }

    public func texts(_ key: String) throws -> [String] {
        try require(key, "array", object[key]?.arrayValue).map { item in
            try require(key, "string", item.stringValue)
        }
    }

    public func numbers(_ key: String) throws -> [Double] {
        try require(key, "array", object[key]?.arrayValue).map { item in
            try require(key, "number", item.doubleValue)
        }
    }

    /// Some of a few words.
    public func choices<Choice: RawRepresentable<String>>(_ key: String) throws -> [Choice] {
        try texts(key).map { try require(key, "one of its words", Choice(rawValue: $0)) }
    }

    public func momentIfPresent(_ key: String) throws -> Moment? {
        try optional(key) { try moment(key) }
    }

    public func identifierIfPresent<Subject>(_ key: String) throws -> Identifier<Subject>? {
        try optional(key) { try identifier(key) }
    }

    public func bodies<Part: Body>(_ key: String, as: Part.Type = Part.self) throws -> [Part] {
        try require(key, "array", object[key]?.arrayValue).map { try Part(Fields($0)) }
    }

    private func optional<Value>(_ key: String, _ read: () throws -> Value) rethrows -> Value? {
        guard let value = object[key], value != .null else { return nil }
        return try read()
    }

    private func require<Value>(_ key: String, _ wanted: String, _ value: Value?) throws -> Value {
        guard let value else { throw FieldError(field: key, wanted: wanted) }
        return value
    }
}

/// A field that is not what both ends agreed on.
public struct FieldError: Error, CustomStringConvertible {
    public let field: String
    public let wanted: String

    public var description: String { "the field '\(field)' is not a \(wanted)" }
}
