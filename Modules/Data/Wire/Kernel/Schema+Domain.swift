import Domain
public import JSONCoding

extension Schema {
    public static var moment: Schema { .string(format: "date-time") }
    public static var day: Schema { .string(format: "date") }

    /// Any text without U+0000, which a request target cannot contain.
    public static func text(minLength: Int? = nil, maxLength: Int? = nil) -> Schema {
        .string(minLength: minLength, maxLength: maxLength, pattern: #"^[^\u0000]*$"#)
    }

    public static var language: Schema { .words(of: Language.self) }

    /// The schema of a closed choice.
    public static func words<Choice: CaseIterable & RawRepresentable<String>>(of: Choice.Type) -> Schema {
        .string(oneOf: Choice.allCases.map(\.rawValue))
    }
}

extension Schema {
    /// A text of one character or more besides blanks. A rule refuses others, with a code of its own.
    static func nonBlank(atMost longest: Int) -> Schema {
        .string(minLength: 1, maxLength: longest, pattern: #"\S"#).limitedByRule
    }

    /// Letters and digits of any script, blanks, dots, dashes and underscores.
    static var nickname: Schema {
        .string(
            minLength: Nickname.lengths.lowerBound,
            maxLength: Nickname.lengths.upperBound,
            pattern: #"^[^\u0000-\u001f!-,/:-@\[-^`{-\u00a0]+$"#
        ).limitedByRule
    }
}

extension JSON {
    /// The value of a query parameter or an option; other text is left to the validation.
    public init(text: String, as schema: Schema) {
        self =
            switch schema.type {
            case .integer: Int64(text).map(JSON.integer) ?? .string(text)
            case .number: Double(text).flatMap { $0.isFinite ? JSON.number($0) : nil } ?? .string(text)
            case .boolean: ["true": .bool(true), "false": .bool(false)][text] ?? .string(text)
            case .text: .string(text)
            }
    }
}
