public import JSONCoding

extension Schema {
    /// A comma-separated list of choices; empty items are ignored.
    public static func list<Choice: CaseIterable & RawRepresentable<String>>(of: Choice.Type) -> Schema {
        list(ofWords: Choice.allCases.map(\.rawValue))
    }

    public static func list(ofWords words: [String]) -> Schema {
        .commaSeparated(.string(oneOf: words))
    }

    /// The code of a neighbourhood.
    public static var neighbourhood: Schema { .string(pattern: "^[0-9]{10}$") }

    /// Borders, kilometres, or one of the words.
    public static func reach(or words: String...) -> Schema {
        .string(pattern: "^([0-3]|([1-9]|[1-4][0-9]|50)km|\(words.joined(separator: "|")))$")
    }

    /// An identifier, including letters that are corrected.
    public static var identifier: Schema { .string(pattern: "^[0-7OoIiLl][0-9A-TV-Za-tv-z]{12}$") }

    /// A comma-separated list of identifiers.
    public static func identifiers(atMost most: Int) -> Schema {
        .commaSeparated(.identifier, atMost: most)
    }

    /// A day, as in 2026-12-05.
    public static var date: Schema { .string(format: "date", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$") }

    /// A time with its offset, as in 2026-12-05T19:30:00+09:00.
    public static var instant: Schema {
        .string(
            format: "date-time",
            pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}"
                + "(\\.[0-9]+)?([Zz]|[+-][0-9]{2}:[0-9]{2})$"
        )
    }
}
