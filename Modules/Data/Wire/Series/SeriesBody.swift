public import Domain
public import JSONCoding

/// A series with the dates that are posted.
public struct SeriesBody: Body {
    public let id: Series.ID
    public let kind: Listing.Kind
    public let title: String
    public let startsAt: Moment
    public let weeks: Int
    public let posted: Int
    public let isEnded: Bool
    /// For its host only, and only in their own list.
    public let endReason: SeriesEnd.Reason?
    public let dates: [SeriesDateBody]

    public init(_ summary: SeriesSummary, tellsReason: Bool) {
        let series = summary.series
        id = series.id
        kind = series.kind
        title = summary.title
        startsAt = series.startsAt
        weeks = series.weeks.count
        posted = series.posted
        isEnded = series.end != nil
        endReason = tellsReason ? series.end?.reason : nil
        dates = summary.dates.map(SeriesDateBody.init)
    }

    public static var name: String { "Series" }
    public static var parts: [any Body.Type] { [SeriesDateBody.self] }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "kind": .words(of: Listing.Kind.self).required,
            "title": .string().required.described("As first posted"),
            "startsAt": .moment.required.described("The first date; the others follow weekly"),
            "weeks": .integer().required.described("In all, with the first"),
            "posted": .integer().required.described("The number of the latest date that is posted"),
            "ended": .boolean.required.described("Whether it ended before its last week"),
            "endReason": .nullable(.words(of: SeriesEnd.Reason.self)).required
                .described("In the host's own list only"),
            "dates": .array(of: .reference(SeriesDateBody.name)).required
                .described("Those that are posted and not deleted"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        kind = try fields.choice("kind")
        title = try fields.text("title")
        startsAt = try fields.moment("startsAt")
        weeks = try fields.integer("weeks")
        posted = try fields.integer("posted")
        isEnded = try fields.boolean("ended")
        endReason = try fields.choiceIfPresent("endReason")
        dates = try fields.bodies("dates")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("kind", kind.rawValue)
            writer.field("title", title)
            writer.field("startsAt", startsAt)
            writer.field("weeks", weeks)
            writer.field("posted", posted)
            writer.field("ended", isEnded)
            writer.field("endReason", endReason?.rawValue)
            writer.field("dates", dates)
        }
    }

    /// Whether dates may follow, as far as is known without the time.
    public var continues: Bool { !isEnded && posted < weeks }

    /// The dates to come, without the one of this listing and those that were called off.
    public func upcoming(at now: Moment, besides listing: Listing.ID? = nil) -> [SeriesDateBody] {
        dates.filter { $0.listing != listing && !$0.isCancelled && now < $0.startsAt }
    }
}

/// A date of a series.
public struct SeriesDateBody: Body {
    public let listing: Listing.ID
    public let number: Int
    public let startsAt: Moment
    public let isCancelled: Bool

    public init(_ date: SeriesSummary.Date) {
        listing = date.listing
        number = date.number
        startsAt = date.startsAt
        isCancelled = date.isCancelled
    }

    public static var name: String { "SeriesDate" }

    public static var schema: Schema {
        .object([
            "listing": .string().required,
            "number": .integer().required.described("From 1"),
            "startsAt": .moment.required.described("As edited since"),
            "cancelled": .boolean.required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        listing = try fields.identifier("listing")
        number = try fields.integer("number")
        startsAt = try fields.moment("startsAt")
        isCancelled = try fields.boolean("cancelled")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("listing", listing)
            writer.field("number", number)
            writer.field("startsAt", startsAt)
            writer.field("cancelled", isCancelled)
        }
    }
}
