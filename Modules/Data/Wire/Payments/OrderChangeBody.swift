public import Domain

/// A part of what was sold that its author has changed.
public struct OrderChangeBody: ShapedBody {
    public let part: SoldContent.Part
    public let from: String
    public let to: String
    public let at: Moment

    public static let shape = Shape<Self>(
        "OrderChange",
        Field("part", \.part),
        Field(
            "from",
            \.from,
            about: "The text, the dates as START/MINUTES, the neighbourhood's code, or the price"
        ),
        Field("to", \.to, about: "Equal to `from` if only the exact place changed"),
        Field("at", \.at),
        make: Self.init
    )

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
}

extension OrderChangeBody {
    public init(_ change: SoldChange) {
        part = change.part
        from = change.part == .dates ? Self.dates(change.from) : change.from
        to = change.part == .dates ? Self.dates(change.to) : change.to
        at = change.at
    }
}
