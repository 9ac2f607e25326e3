/// A schema for JSON values: exported as JSON Schema 2020-12 and enforced on input.
///
/// A subset of JSON Schema. `format` and `pattern` are documented but not checked.
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
        /// Text with values separated by commas, which only the document describes one by one.
        case commaSeparated(Schema, most: Int?)
    }

    struct Text: Sendable {
        let least: Int?
        let most: Int?
        let format: String?
        let pattern: String?
        let options: [String]?
    }

    let shape: Shape
    public internal(set) var isRequired = false
    /// Whether lengths, counts and ranges are only documented.
    var limitsAreDocumentedOnly = false
    public internal(set) var explanation: String?

    fileprivate init(_ shape: Shape) {
        self.shape = shape
    }
}

extension Schema {
    /// Marks a property as required: `"email": .string(maxLength: 254).required`.
    public var required: Schema {
        var copy = self
        copy.isRequired = true
        return copy
    }

    /// Documents limits that another rule enforces with its own refusal.
    public var limitedByRule: Schema {
        var copy = self
        copy.limitsAreDocumentedOnly = true
        return copy
    }

    /// Adds a description to the document.
    public func described(_ explanation: String) -> Schema {
        var copy = self
        copy.explanation = explanation
        return copy
    }

    /// Properties keep their order. Unless `isOpen`, unknown properties are violations.
    public static func object(
        _ properties: KeyValuePairs<String, Schema> = [:],
        isOpen: Bool = false
    ) -> Schema {
        Schema(.object(properties: properties.map { ($0.key, $0.value) }, isOpen: isOpen))
    }

    /// An object schema from an array of properties.
    public static func object(properties: [(name: String, schema: Schema)]) -> Schema {
        Schema(.object(properties: properties, isOpen: false))
    }

    /// Appends properties to an object schema.
    ///
    /// - Precondition: it is the schema of an object.
    public func adding(_ properties: KeyValuePairs<String, Schema>) -> Schema {
        guard case .object(let own, let isOpen) = shape else {
            preconditionFailure("only an object has properties")
        }
        return Schema(.object(properties: own + properties.map { ($0.key, $0.value) }, isOpen: isOpen))
    }

    /// The properties of an object, in their order; none for another schema.
    public var properties: [(name: String, schema: Schema)] {
        if case .object(let properties, _) = shape { properties } else { [] }
    }

    /// How a value is written as plain text, such as a query parameter or an option.
    public enum TextType: Equatable, Sendable {
        case integer(ClosedRange<Int>)
        case number
        case boolean
        /// One of the words, or any text.
        case text(oneOf: [String]?)
    }

    /// Any text for values that have no other form.
    public var type: TextType {
        switch withoutNull.shape {
        case .integer(let range): .integer(range)
        case .number: .number
        case .boolean: .boolean
        case .string(let text): .text(oneOf: text.options)
        default: .text(oneOf: nil)
        }
    }

    /// The schema without its description.
    public var undescribed: Schema {
        var copy = self
        copy.explanation = nil
        return copy
    }

    /// The schema of the values other than null.
    public var withoutNull: Schema {
        if case .nullable(let inner) = shape { inner } else { self }
    }

    public static func array(of items: Schema, minItems: Int? = nil, maxItems: Int? = nil) -> Schema {
        Schema(.array(items: items, least: minItems, most: maxItems))
    }

    /// Lengths count Unicode scalars, as in JSON Schema.
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

    /// A string enumeration.
    public static func string(oneOf options: [String]) -> Schema {
        Schema(.string(Text(least: nil, most: nil, format: nil, pattern: nil, options: options)))
    }

    /// Defaults to the range that every JSON implementation represents exactly (RFC 7493).
    public static func integer(_ range: ClosedRange<Int> = -(1 << 53 - 1)...(1 << 53 - 1)) -> Schema {
        Schema(.integer(range))
    }

    public static func number(_ range: ClosedRange<Double>? = nil) -> Schema {
        Schema(.number(range))
    }

    public static var boolean: Schema { Schema(.boolean) }

    /// Several values as the text of one query parameter, separated by commas. What reads them checks them.
    public static func commaSeparated(_ items: Schema, atMost most: Int? = nil) -> Schema {
        Schema(.commaSeparated(items, most: most))
    }

    public var isCommaSeparated: Bool {
        if case .commaSeparated = shape { true } else { false }
    }

    public static func nullable(_ schema: Schema) -> Schema {
        Schema(.nullable(schema))
    }

    /// A reference to a named schema: `#/components/schemas/<name>` in the document.
    public static func reference(_ name: String) -> Schema {
        Schema(.reference(name))
    }
}
