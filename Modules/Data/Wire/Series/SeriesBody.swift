public import Domain
import JSONCoding

/// A series with the dates that are posted.
public struct SeriesBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "Series",
        Field("id", \.id),
        Field("kind", \.kind),
        Field("title", \.title, about: "As first posted"),
        Field("startsAt", \.startsAt, about: "The first date; the others follow weekly"),
        Field("weeks", \.weeks, about: "In all, with the first"),
        Field("posted", \.posted, about: "The number of the latest date that is posted"),
        Field("ended", \.isEnded, about: "Whether it ended before its last week"),
        Field("endReason", \.endReason, about: "In the host's own list only"),
        Field("dates", \.dates, about: "Those that are posted and not deleted"),
        make: Self.init
    )

    /// Whether dates may follow, as far as is known without the time.
    public var continues: Bool { !isEnded && posted < weeks }

    /// The dates to come, without the one of this listing and those that were called off.
    public func upcoming(at now: Moment, besides listing: Listing.ID? = nil) -> [SeriesDateBody] {
        dates.filter { $0.listing != listing && !$0.isCancelled && now < $0.startsAt }
    }
}

extension SeriesBody {
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
}

/// A date of a series.
public struct SeriesDateBody: ShapedBody {
    public let listing: Listing.ID
    public let number: Int
    public let startsAt: Moment
    public let isCancelled: Bool

    public static let shape = Shape<Self>(
        "SeriesDate",
        Field("listing", \.listing),
        Field("number", \.number, about: "From 1"),
        Field("startsAt", \.startsAt, about: "As edited since"),
        Field("cancelled", \.isCancelled),
        make: Self.init
    )
}

extension SeriesDateBody {
    public init(_ date: SeriesSummary.Date) {
        listing = date.listing
        number = date.number
        startsAt = date.startsAt
        isCancelled = date.isCancelled
    }
}
