/// A listing that repeats weekly, on the same weekday and at the same time in Seoul.
///
/// Each date is a listing of its own. The series only knows when the next one is posted; what later dates
/// copy is its ``SeriesPattern``.
public struct Series: Identifiable, Equatable, Sendable {
    /// The most series of one member with dates still to be posted.
    public static let mostRunning = 5
    /// How long before its start a date is posted.
    public static let lead = Duration.seconds(14 * 86_400)
    private static let week = 7 * 86_400

    public let id: Identifier<Series>
    public let kind: Listing.Kind
    public let host: Member.ID
    public let weeks: SeriesLength
    /// The start of the first date, as first posted.
    public let startsAt: Moment
    /// The number of the latest date that was posted, counted from 1.
    public private(set) var posted: Int
    public private(set) var end: SeriesEnd?

    /// A series whose first date is posted.
    public init(id: ID, of post: some Post, startingAt start: Moment, weeks: SeriesLength) {
        self.init(
            id: id,
            kind: post.listing.kind,
            host: post.listing.author,
            weeks: weeks,
            startsAt: start,
            posted: 1
        )
    }

    /// Restores a stored series.
    public init(
        id: ID,
        kind: Listing.Kind,
        host: Member.ID,
        weeks: SeriesLength,
        startsAt: Moment,
        posted: Int,
        end: SeriesEnd? = nil
    ) {
        self.id = id
        self.kind = kind
        self.host = host
        self.weeks = weeks
        self.startsAt = startsAt
        self.posted = posted
        self.end = end
    }

    /// The planned start of a date. Seoul has no daylight saving time, so that weeks are of one length.
    public func start(of number: Int) -> Moment { startsAt + .seconds((number - 1) * Self.week) }

    /// The number of the next date to post: the first that is still to come. Dates that began before they
    /// were posted are left out. Nil once the series has ended or its last date has begun.
    public func next(at now: Moment) -> Int? {
        guard end == nil, posted < weeks.count else { return nil }
        return (posted + 1...weeks.count).first { now < start(of: $0) }
    }

    /// The number of the date to post now.
    public func due(at now: Moment) -> Int? {
        next(at: now).flatMap { start(of: $0) - now <= Self.lead ? $0 : nil }
    }

    public mutating func post(_ number: Int) {
        posted = max(posted, number)
    }

    /// Posts no further dates. Does nothing when none would follow.
    public mutating func end(_ reason: SeriesEnd.Reason, at now: Moment) {
        guard next(at: now) != nil else { return }
        end = SeriesEnd(reason, at: now)
    }

    /// Goes on after its host ended it, with the dates to come.
    public mutating func resume(at now: Moment) throws(SeriesRefusal) {
        guard end?.reason == .host else { throw .notResumable }
        var running = self
        running.end = nil
        guard running.next(at: now) != nil else { throw .notResumable }
        self = running
    }
}

/// The number of weeks in all, with the first.
public struct SeriesLength: Hashable, Sendable {
    public static let allowed = 2...12

    public let count: Int

    public init(_ count: Int) throws(SeriesRefusal) {
        guard Self.allowed.contains(count) else { throw .weeks }
        self.count = count
    }
}

/// Why and when a series ended before its last week.
public struct SeriesEnd: Hashable, Sendable {
    public enum Reason: String, CaseIterable, Sendable {
        case host
        /// The host no longer meets what hosting asks for.
        case conditions
        case suspension
        /// An operator hid one of its dates, which share their content.
        case hidden
    }

    public let reason: Reason
    public let at: Moment

    public init(_ reason: Reason, at moment: Moment) {
        self.reason = reason
        at = moment
    }
}
