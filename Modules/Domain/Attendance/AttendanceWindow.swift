/// When members check in and the organiser marks them. Derived from the start and the end of the listing, so
/// that a moved start moves it.
public struct AttendanceWindow: Hashable, Sendable {
    /// Check-in opens this long before the start.
    public static let checkInLead = Duration.seconds(30 * 60)
    /// A check-in later than this after the start is late.
    public static let grace = Duration.seconds(10 * 60)
    /// The organiser marks members for this long after the end.
    public static let markingTime = Duration.seconds(3 * 3_600)

    public let startsAt: Moment
    public let endsAt: Moment

    public init(startsAt: Moment, endsAt: Moment) {
        self.startsAt = startsAt
        self.endsAt = endsAt
    }

    /// Nil for a listing whose attendance isn't kept, as its kind has none or it was cancelled.
    public init?(of listing: Listing) {
        guard listing.kind.has(.attendance), listing.cancellation == nil,
            let startsAt = listing.details.startsAt, let endsAt = listing.details.expiresAt
        else { return nil }
        self.init(startsAt: startsAt, endsAt: endsAt)
    }

    public var opensAt: Moment { startsAt - Self.checkInLead }
    public var lateAfter: Moment { startsAt + Self.grace }
    /// When marks are final, except disputed ones. They count from then on.
    public var settlesAt: Moment { endsAt + Self.markingTime }

    public func takesCheckIns(at now: Moment) -> Bool { opensAt <= now && now < endsAt }
    public func takesMarks(at now: Moment) -> Bool { startsAt <= now && now < settlesAt }
}
