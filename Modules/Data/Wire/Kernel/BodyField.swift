public import Domain
public import JSONCoding

/// One field of a body: its name, schema, coding and form control.
public struct BodyField<Value: Sendable>: Sendable {
    typealias Read = @Sendable (Fields, inout Value) throws(FieldError) -> Void
    typealias Write = @Sendable (Value, inout JSONWriter) -> Void

    public let name: String
    /// Whether a body without the field is refused.
    public let isRequired: Bool
    /// Whether edits keep the posted value.
    public let isFixed: Bool
    public let input: FieldInput
    let schema: Schema
    /// The schema in a draft, where any field may be missing.
    let draftSchema: Schema
    let parts: [any Body.Type]
    let read: Read
    let write: Write

    init(
        _ name: String,
        _ schema: Schema,
        isRequired: Bool,
        isFixed: Bool = false,
        input: FieldInput,
        parts: [any Body.Type] = [],
        draft draftSchema: Schema? = nil,
        read: @escaping Read,
        write: @escaping Write
    ) {
        self.name = name
        self.schema = isRequired ? schema.required : schema
        self.isRequired = isRequired
        self.isFixed = isFixed
        self.input = input
        self.parts = parts
        self.draftSchema = .nullable(draftSchema ?? schema)
        self.read = read
        self.write = write
    }
}

/// The form control of a field.
public enum FieldInput: Sendable {
    case line(longest: Int)
    case text(longest: Int)
    case choice([String])
    case choices([String])
    /// Multiples of `step` in the range.
    case number(ClosedRange<Int>, step: Int)
    /// A time, in Seoul's zone where people write or read it.
    case start
    case price
    /// An amount of won, which people may write as 3만원.
    case amount
    case images(most: Int)
    /// A control specific to the kind.
    case custom
}

extension BodyField {
    public typealias Property<Part> = any WritableKeyPath<Value, Part> & Sendable

    /// One line of text.
    ///
    /// - Parameters:
    ///   - longestTyped: for a form that takes more than one way to write it.
    ///   - isRequired: if false, an omitted line keeps its initial value.
    public static func line(
        _ name: String,
        _ property: Property<String>,
        longest: Int,
        longestTyped: Int? = nil,
        isRequired: Bool = true
    ) -> BodyField {
        let input = FieldInput.line(longest: longestTyped ?? longest)
        return text(name, property, longest: longest, isRequired: isRequired, input: input)
    }

    /// Text of several lines.
    ///
    /// - Parameter isRequired: if false, an omitted text keeps its initial value.
    public static func text(
        _ name: String,
        _ property: Property<String>,
        longest: Int,
        isRequired: Bool = true
    ) -> BodyField {
        text(name, property, longest: longest, isRequired: isRequired, input: .text(longest: longest))
    }

    private static func text(
        _ name: String,
        _ property: Property<String>,
        longest: Int,
        isRequired: Bool = true,
        input: FieldInput
    ) -> BodyField {
        BodyField(
            name,
            isRequired ? .nonBlank(atMost: longest) : Schema.string(maxLength: longest).limitedByRule,
            isRequired: isRequired,
            input: input,
            draft: .string(maxLength: max(1_000, 2 * longest)),
            read: { fields, value throws(FieldError) in
                guard isRequired || fields.isGiven(name) else { return }
                value[keyPath: property] = try fields.text(name)
            },
            write: { $1.field(name, $0[keyPath: property]) }
        )
    }

    /// A choice of one word.
    ///
    /// - Parameter isRequired: if false, an omitted choice keeps its initial value.
    public static func choice<Choice: Word>(
        _ name: String,
        _ property: Property<Choice>,
        isRequired: Bool = true,
        isFixed: Bool = false
    ) -> BodyField {
        BodyField(
            name,
            .words(of: Choice.self),
            isRequired: isRequired,
            isFixed: isFixed,
            input: .choice(Choice.allCases.map(\.rawValue)),
            read: { fields, value throws(FieldError) in
                guard isRequired || fields.isGiven(name) else { return }
                value[keyPath: property] = try fields.choice(name)
            },
            write: { $1.field(name, $0[keyPath: property].rawValue) }
        )
    }

    /// A choice of one word that the rules make when it is omitted.
    public static func optionalChoice<Choice: Word>(_ name: String, _ property: Property<Choice?>)
        -> BodyField
    {
        BodyField(
            name,
            .nullable(.words(of: Choice.self)),
            isRequired: false,
            input: .choice(Choice.allCases.map(\.rawValue)),
            read: { fields, value throws(FieldError) in
                value[keyPath: property] = try fields.isGiven(name) ? fields.choiceIfPresent(name) : nil
            },
            write: { $1.field(name, $0[keyPath: property]?.rawValue) }
        )
    }

    /// A choice of several words; empty when omitted.
    public static func choices<Choice: Word>(_ name: String, _ property: Property<[Choice]>) -> BodyField {
        BodyField(
            name,
            .array(of: .words(of: Choice.self), maxItems: 2 * Choice.allCases.count),
            isRequired: false,
            input: .choices(Choice.allCases.map(\.rawValue)),
            read: { fields, value throws(FieldError) in
                if fields.isGiven(name) { value[keyPath: property] = try fields.choices(name) }
            },
            write: { $1.field(name, $0[keyPath: property].map(\.rawValue)) }
        )
    }

    /// A number that keeps its initial value when omitted.
    public static func number(
        _ name: String,
        _ property: Property<Int>,
        in range: ClosedRange<Int>,
        step: Int = 1
    ) -> BodyField {
        BodyField(
            name,
            Schema.integer(range).limitedByRule,
            isRequired: false,
            input: .number(range, step: step),
            draft: .integer(),
            read: { fields, value throws(FieldError) in
                if let number = try fields.integerIfPresent(name) { value[keyPath: property] = number }
            },
            write: { $1.field(name, $0[keyPath: property]) }
        )
    }

    /// A number that may be unknown.
    public static func optionalNumber(
        _ name: String,
        _ property: Property<Int?>,
        in range: ClosedRange<Int>
    ) -> BodyField {
        optionalInteger(
            name,
            property,
            Schema.integer(range).limitedByRule,
            isRequired: false,
            input: .number(range, step: 1)
        )
    }

    /// An amount of won; null for an unknown one.
    public static func amount(
        _ name: String,
        _ property: Property<Int?>,
        isRequired: Bool = false
    ) -> BodyField {
        optionalInteger(name, property, .integer(0...Money.most), isRequired: isRequired, input: .amount)
    }

    private static func optionalInteger(
        _ name: String,
        _ property: Property<Int?>,
        _ number: Schema,
        isRequired: Bool,
        input: FieldInput
    ) -> BodyField {
        BodyField(
            name,
            isRequired ? number : .nullable(number),
            isRequired: isRequired,
            input: input,
            draft: .integer(),
            read: { fields, value throws(FieldError) in
                value[keyPath: property] =
                    isRequired ? try fields.integer(name) : try fields.integerIfPresent(name)
            },
            write: { $1.field(name, $0[keyPath: property]) }
        )
    }

    /// The required time at which a post's meeting starts.
    public static func start(_ property: Property<Moment>) -> BodyField {
        BodyField(
            "startsAt",
            .moment,
            isRequired: true,
            input: .start,
            draft: .string(maxLength: 100),
            read: { fields, value throws(FieldError) in
                value[keyPath: property] = try fields.moment("startsAt")
            },
            write: { $1.field("startsAt", $0[keyPath: property]) }
        )
    }

    /// Several texts.
    ///
    /// - Parameter isRequired: if false, omitted texts keep their initial value.
    public static func texts(
        _ name: String,
        _ property: Property<[String]>,
        counts: ClosedRange<Int>,
        longest: Int,
        isRequired: Bool = true
    ) -> BodyField {
        BodyField(
            name,
            Schema.array(
                of: .nonBlank(atMost: longest),
                minItems: counts.lowerBound,
                maxItems: counts.upperBound
            ).limitedByRule,
            isRequired: isRequired,
            input: .custom,
            draft: .array(of: .string(maxLength: 1_000), maxItems: 100),
            read: { fields, value throws(FieldError) in
                guard isRequired || fields.isGiven(name) else { return }
                value[keyPath: property] = try fields.texts(name)
            },
            write: { $1.field(name, $0[keyPath: property]) }
        )
    }

    /// A required part with its own fields.
    public static func body<Part: Body>(
        _ name: String,
        _ property: Property<Part>,
        draft: Schema? = nil
    ) -> BodyField {
        BodyField(
            name,
            .reference(Part.name),
            isRequired: true,
            input: .custom,
            parts: [Part.self],
            draft: draft,
            read: { fields, value throws(FieldError) in value[keyPath: property] = try fields.body(name) },
            write: { $1.field(name, $0[keyPath: property]) }
        )
    }
}

/// A closed choice, encoded as its raw values.
public typealias Word = CaseIterable & RawRepresentable<String> & Sendable

/// A body whose schema and coding derive from a table of its fields.
public protocol TabularBody: Body {
    static var fields: [BodyField<Self>] { get }

    /// Sets optional fields to their defaults.
    init()
}

extension TabularBody {
    public static var schema: Schema { .object(properties: fields.map { ($0.name, $0.schema) }) }

    public static var parts: [any Body.Type] { fields.flatMap(\.parts) }

    public init(_ fields: Fields) throws(FieldError) {
        self.init()
        for field in Self.fields { try field.read(fields, &self) }
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writeFields(to: &$0) }
    }

    func writeFields(to writer: inout JSONWriter) {
        for field in Self.fields { field.write(self, &writer) }
    }
}
