public import Domain
public import JSONCoding

/// The fields of a body by name. Errors name the field and what was expected.
public struct Fields: Sendable {
    private let object: JSONObject
    /// Their path in the body; empty at the top level.
    private let path: String

    public init(_ json: JSON, at path: String = "") throws(FieldError) {
        guard let object = json.objectValue else { throw FieldError(field: path, wanted: "object") }
        self.object = object
        self.path = path
    }

    /// All of them as they were sent.
    public var document: JSON { .object(object) }

    var names: [String] { Array(object.keys) }

    /// Whether the field is present, even as null. A change distinguishes null from an omitted field.
    public func names(_ key: String) -> Bool {
        object[key] != nil
    }

    public func text(_ key: String) throws(FieldError) -> String {
        try require(key, "string", object[key]?.stringValue)
    }

    public func textIfPresent(_ key: String) throws(FieldError) -> String? {
        try optional(key) { () throws(FieldError) in try text(key) }
    }

    public func integer(_ key: String) throws(FieldError) -> Int {
        try require(key, "integer", object[key]?.intValue)
    }

    public func integerIfPresent(_ key: String) throws(FieldError) -> Int? {
        try optional(key) { () throws(FieldError) in try integer(key) }
    }

    public func number(_ key: String) throws(FieldError) -> Double {
        try require(key, "number", object[key]?.doubleValue)
    }

    public func numberIfPresent(_ key: String) throws(FieldError) -> Double? {
        try optional(key) { () throws(FieldError) in try number(key) }
    }

    public func boolean(_ key: String) throws(FieldError) -> Bool {
        try require(key, "boolean", object[key]?.boolValue)
    }

    public func moment(_ key: String) throws(FieldError) -> Moment {
        try require(key, "RFC 3339 time", Moment(rfc3339: try text(key)))
    }

    public func identifier<Subject>(_ key: String) throws(FieldError) -> Identifier<Subject> {
        try require(key, "identifier", Identifier(try text(key)))
    }

    /// One word of a closed choice.
    public func choice<Choice: RawRepresentable<String>>(_ key: String) throws(FieldError) -> Choice {
        try require(key, "one of its words", Choice(rawValue: try text(key)))
    }

    public func choiceIfPresent<Choice: RawRepresentable<String>>(_ key: String) throws(FieldError) -> Choice?
    {
        try optional(key) { () throws(FieldError) in try choice(key) }
    }

    public func body<Part: Body>(_ key: String, as: Part.Type = Part.self) throws(FieldError) -> Part {
        try Part(fields(key))
    }

    public func bodyIfPresent<Part: Body>(_ key: String, as: Part.Type = Part.self) throws(FieldError)
        -> Part?
    {
        try optional(key) { () throws(FieldError) in try body(key) }
    }

    /// The fields of a nested object.
    public func fields(_ key: String) throws(FieldError) -> Fields {
        try Fields(require(key, "object", object[key]), at: path(of: key))
    }

    /// Whether the field is present and not null.
    public func isGiven(_ key: String) -> Bool {
        object[key].map { $0 != .null } ?? false
    }

    public func texts(_ key: String) throws(FieldError) -> [String] {
        try items(key, "string", \.stringValue)
    }

    public func moments(_ key: String) throws(FieldError) -> [Moment] {
        try items(key, "RFC 3339 time") { $0.stringValue.flatMap { Moment(rfc3339: $0) } }
    }

    public func numbers(_ key: String) throws(FieldError) -> [Double] {
        try items(key, "number", \.doubleValue)
    }

    /// Several words of a closed choice.
    public func choices<Choice: RawRepresentable<String>>(_ key: String) throws(FieldError) -> [Choice] {
        try items(key, "one of its words") { $0.stringValue.flatMap(Choice.init(rawValue:)) }
    }

    public func momentIfPresent(_ key: String) throws(FieldError) -> Moment? {
        try optional(key) { () throws(FieldError) in try moment(key) }
    }

    public func identifierIfPresent<Subject>(_ key: String) throws(FieldError) -> Identifier<Subject>? {
        try optional(key) { () throws(FieldError) in try identifier(key) }
    }

    public func bodies<Part: Body>(_ key: String, as: Part.Type = Part.self) throws(FieldError) -> [Part] {
        var bodies: [Part] = []
        for (index, item) in try require(key, "array", object[key]?.arrayValue).enumerated() {
            bodies.append(try Part(Fields(item, at: "\(path(of: key)).\(index)")))
        }
        return bodies
    }

    /// A text converted to a value.
    public func text<Value, Failure: Error>(
        _ key: String,
        as make: (String) throws(Failure) -> Value
    ) throws(FieldError) -> Value {
        let text = try text(key)
        return try reading(key) { () throws(Failure) in try make(text) }
    }

    public func textIfPresent<Value, Failure: Error>(
        _ key: String,
        as make: (String) throws(Failure) -> Value
    ) throws(FieldError) -> Value? {
        try optional(key) { () throws(FieldError) in try text(key, as: make) }
    }

    /// A value whose conversion may throw a refusal.
    func reading<Value, Failure: Error>(
        _ key: String,
        _ make: () throws(Failure) -> Value
    ) throws(FieldError) -> Value {
        do {
            return try make()
        } catch let refusal as any Refusal {
            throw refused(key, refusal)
        } catch {
            throw unreadable(key, "value of its kind")
        }
    }

    func unreadable(_ key: String, _ wanted: String) -> FieldError {
        FieldError(field: path(of: key), wanted: wanted)
    }

    func refused(_ key: String, _ refusal: any Refusal) -> FieldError {
        FieldError(field: path(of: key), wanted: "value that is allowed", refusal: refusal)
    }

    private func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

    private func items<Value>(
        _ key: String,
        _ wanted: String,
        _ read: (JSON) -> Value?
    ) throws(FieldError) -> [Value] {
        var values: [Value] = []
        for item in try require(key, "array", object[key]?.arrayValue) {
            values.append(try require(key, wanted, read(item)))
        }
        return values
    }

    private func optional<Value>(
        _ key: String,
        _ read: () throws(FieldError) -> Value
    ) throws(FieldError) -> Value? {
        guard let value = object[key], value != .null else { return nil }
        return try read()
    }

    private func require<Value>(_ key: String, _ wanted: String, _ value: Value?) throws(FieldError) -> Value
    {
        guard let value else { throw unreadable(key, wanted) }
        return value
    }
}
