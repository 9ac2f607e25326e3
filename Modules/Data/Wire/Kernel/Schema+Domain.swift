import Domain
public import JSONCoding

extension Schema {
    public static var moment: Schema { .string(format: "date-time") }
    public static var day: Schema { .string(format: "date") }
    public static var language: Schema { .words(of: Language.self) }

    /// The schema of a closed choice.
    public static func words<Choice: CaseIterable & RawRepresentable<String>>(of: Choice.Type) -> Schema {
        .string(oneOf: Choice.allCases.map(\.rawValue))
    }
}
