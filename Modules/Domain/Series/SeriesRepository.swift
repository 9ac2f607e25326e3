/// Stores series. A series is stored with its first date; see ``PostRepository/insert(_:by:at:weeks:_:)``.
public protocol SeriesRepository: Sendable {
    /// The member's series, newest first.
    func list(of host: Member.ID) async throws -> [SeriesSummary]

    /// Posts no further dates; those that are posted stay. Does nothing when the series has ended.
    ///
    /// Throws ``SeriesRefusal/notFound`` for another member's.
    func end(_ id: Series.ID, of host: Member.ID, at now: Moment) async throws -> SeriesSummary

    /// Goes on with a series that the host has ended, unless the host has ``Series/mostRunning`` others.
    ///
    /// Throws ``SeriesRefusal/notFound`` for another member's.
    func resume(_ id: Series.ID, of host: Member.ID, at now: Moment) async throws -> SeriesSummary

    /// Posts all dates that are due, each exactly once, and tells those who took part in the former ones.
    /// Ends series whose host is suspended or may not host any more, and those with a hidden date.
    func postDue(at now: Moment) async throws
}

/// A series with its dates.
public struct SeriesSummary: Equatable, Sendable {
    /// One that is posted, and not deleted since.
    public struct Date: Equatable, Sendable {
        public let listing: Listing.ID
        public let number: Int
        /// As edited since.
        public let startsAt: Moment
        public let isCancelled: Bool

        public init(_ listing: Listing.ID, number: Int, startsAt: Moment, isCancelled: Bool) {
            self.listing = listing
            self.number = number
            self.startsAt = startsAt
            self.isCancelled = isCancelled
        }
    }

    public let series: Series
    public let title: String
    /// In order.
    public let dates: [Date]

    public init(_ series: Series, title: String, dates: [Date]) {
        self.series = series
        self.title = title
        self.dates = dates
    }
}
