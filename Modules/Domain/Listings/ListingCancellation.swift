/// Why and when the author called a listing off.
public struct ListingCancellation: Hashable, Sendable {
    /// How long the author can take it back.
    public static let time = Duration.seconds(3_600)

    /// For those who were on the roster.
    public let reason: RosterNote
    public let at: Moment

    public init(_ reason: RosterNote, at moment: Moment) {
        self.reason = reason
        at = moment
    }

    var finalAt: Moment { at + Self.time }
}

extension Listing {
    /// Calls the listing off, before it starts.
    mutating func cancel(_ reason: RosterNote, at now: Moment) throws(ListingRefusal) {
        try mustNotBeCancelled()
        if let start = details.startsAt, start <= now { throw .begun }
        record(ListingCancellation(reason, at: now))
    }

    /// Undoes the cancellation while its time lasts and the listing hasn't started.
    mutating func takeCancellationBack(at now: Moment) throws(ListingRefusal) {
        guard let cancellation else { throw .alreadyOpen }
        guard now < cancellation.finalAt else { throw .cancelled }
        if let start = details.startsAt, start <= now { throw .begun }
        removeCancellation(cancellation, at: now)
    }

    /// Refuses what a cancelled listing no longer allows.
    func mustNotBeCancelled() throws(ListingRefusal) {
        guard cancellation == nil else { throw .cancelled }
    }
}
