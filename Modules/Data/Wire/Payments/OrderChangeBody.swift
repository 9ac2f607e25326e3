public import Domain
public import JSONCoding

/// A part of what was sold that its author has changed.
public struct OrderChangeBody: Body {
    public let part: SoldContent.Part
    public let from: String
    public let to: String
    public let at: Moment

    public init(_ change: SoldChange) {
        part = change.part
        from = change.part == .dates ? Self.dates(change.from) : change.from
        to = change.part == .dates ? Self.dates(change.to) : change.to
        at = change.at
    }

    /// `START/MINUTES` of each date, with the start as RFC 3339.
    private static func dates(_ text: String) -> String {
        text.split(separator: " ").map { date in
            let parts = date.split(separator: "/")
            let start = parts.first.flatMap { Int64($0) }.map { Moment(milliseconds: $0).rfc3339 } ?? ""
            return "\(start)/\(parts.last ?? "")"
        }.joined(separator: " ")
    }

    /// The starts of the dates that it was changed from, or to.
    public static func starts(in dates: String) -> [Moment] {
        dates.split(separator: " ").compactMap { date in
            date.split(separator: "/").first.flatMap { Moment(rfc3339: String($0)) }
        }
    }

    public static var name: String { "OrderChange" }

    public static var schema: Schema {
        .object([
            "part": .words(of: SoldContent.Part.self).required,
            "from": .string().required
                .described("The text, the dates as START/MINUTES, the neighbourhood's code, or the price"),
            "to": .string().required.described("Equal to `from` if only the exact place changed"),
            "at": .moment.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        part = try fields.choice("part")
        from = try fields.text("from")
        to = try fields.text("to")
        at = try fields.moment("at")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("part", part.rawValue)
            writer.field("from", from)
            writer.field("to", to)
            writer.field("at", at)
        }
    }
}
