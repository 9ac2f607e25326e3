public import Domain
public import JSONCoding

/// The day a member was in a home neighbourhood, for that member.
public struct HomeVerificationBody: Body {
    public let on: CivilDate
    /// The last day on which it counts.
    public let until: CivilDate
    public let isExpired: Bool

    init(_ verification: HomeVerification, at now: Moment) {
        on = verification.day
        until = verification.lastDay
        isExpired = !verification.counts(at: now)
    }

    public static var name: String { "HomeVerification" }

    public static var schema: Schema {
        .object([
            "on": .day.required.described("In Seoul"),
            "until": .day.required.described("The last day on which it counts"),
            "isExpired": .boolean.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        on = try fields.day("on")
        until = try fields.day("until")
        isExpired = try fields.boolean("isExpired")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("on", on)
            writer.field("until", until)
            writer.field("isExpired", isExpired)
        }
    }
}
