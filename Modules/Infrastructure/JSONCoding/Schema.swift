/// What a JSON value must look like: documented as JSON Schema 2020-12 and enforced on input, from one
/// description.
///
/// A small part of JSON Schema, the part an API needs. `format` and `pattern` are told to readers, not
/// checked.
public struct Schema: Sendable {
    indirect enum Shape: Sendable {
        case object(properties: [(name: String, schema: Schema)], isOpen: Bool)
        case array(items: Schema, least: Int?, most: Int?)
        case string(Text)
        case integer(ClosedRange<Int>)
        case number(ClosedRange<Double>?)
        case boolean
        case nullable(Schema)
        case reference(String)
    }

    struct Text: Sendable {
        let least: Int?
        let most: Int?
        let format: String?
        let pattern: String?
        let options: [String]?
    }

    let shape: Shape
    var isRequired = false
    /// Whether lengths, counts and ranges are only documented.
    var limitsAreDocumentedOnly = false
    var explanation: String?

    fileprivate init(_ shape: Shape) {
        self.shape = shape
    }
}

extension Schema {
    /// A property that must be there: `"email": .string(maxLength: 254).required`.
    public var required: Schema {
        var copy = self
        copy.isRequired = true
        return copy
    }

    /// With limits that the document states and a rule with a refusal of its own enforces.
    public var limitedByRule: Schema {
        var copy = self
        copy.limitsAreDocumentedOnly = true
        return copy
    }

    /// With a sentence for the reader of the document.
    public func described(_ explanation: String) -> Schema {
        var copy = self
        copy.explanation = explanation
        return copy
    }

    /// Properties keep their order. Unless `isOpen`, a property not named here is a violation.
    public static func object(
        _ properties: KeyValuePairs<String, Schema> = [:],
        isOpen: Bool = false
    ) -> Schema {
        Schema(.object(properties: properties.map { ($0.key, $0.value) }, isOpen: isOpen))
    }

    /// The same of properties that are put together.
    public static func object(properties: [(name: String, schema: Schema)]) -> Schema {
        Schema(.object(properties: properties, isOpen: false))
    }

    /// An object's schema with further properties behind its own.
    ///
    /// - Precondition: it is the schema of an object.
    public func adding(_ properties: KeyValuePairs<String, Schema>) -> Schema {
        guard case .object(let own, let isOpen) = shape else {
            preconditionFailure("only an object has properties")
        }
        return Schema(.object(properties: own + properties.map { ($0.key, $0.value) }, isOpen: isOpen))
    }

    public static func array(of items: Schema, minItems: Int? = nil, maxItems: Int? = nil) -> Schema {
        Schema(.array(items: items, least: minItems, most: maxItems))
    }

    /// Lengths are counted in Unicode scalars, as JSON Schema does.
    public static func string(
        minLength: Int? = nil,
        maxLength: Int? = nil,
        format: String? = nil,
        pattern: String? = nil
    ) -> Schema {
        Schema(
            .string(
                Text(least: minLength, most: maxLength, format: format, pattern: pattern, options: nil)
            )
        )
    }

    /// One of a few words.
    public static func string(oneOf options: [String]) -> Schema {
        Schema(.string(Text(least: nil, most: nil, format: nil, pattern: nil, options: options)))
    }

    /// What every reader of JSON keeps exact when nothing narrower is said (RFC 7493).
    public static func integer(_ range: ClosedRange<Int> = -(1 << 53 - 1)...(1 << 53 - 1)) -> Schema {
        Schema(.integer(range))
    }

    public static func number(_ range: ClosedRange<Double>? = nil) -> Schema {
        Schema(.number(range))
    }

    public static var boolean: Schema { Schema(.boolean) }

    public static func nullable(_ schema: Schema) -> Schema {
        Schema(.nullable(schema))
    }

    /// A schema kept elsewhere under a name: `#/components/schemas/<name>` in the document.
    public static func reference(_ name: String) -> Schema {
        Schema(.reference(name))
    }
}
