/// Why and when the author called a listing off.
public struct ListingCancellation: Hashable, Sendable {
    /// For those who were on the roster.
    public let reason: RosterNote
    public let at: Moment

    public init(_ reason: RosterNote, at moment: Moment) {
        self.reason = reason
        at = moment
    }
}

extension Listing {
    /// Calls the listing off, before it starts. Nothing undoes it.
    mutating func cancel(_ reason: RosterNote, at now: Moment) throws(ListingRefusal) {
        try mustNotBeCancelled()
        if let start = details.startsAt, start <= now { throw .begun }
        record(ListingCancellation(reason, at: now))
    }

    /// Refuses what a cancelled listing no longer allows.
    func mustNotBeCancelled() throws(ListingRefusal) {
        guard cancellation == nil else { throw .cancelled }
    }
}
