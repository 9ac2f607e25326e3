/// A time that can be proposed.
struct DealTime {
    let startsAt: Moment
    let minutes: Int

    /// Throws the refusals of both fields.
    init(startsAt: Moment, minutes: Int, at now: Moment) throws {
        var refusals = RefusalCollector()
        self.startsAt = startsAt
        self.minutes = minutes
        _ = try refusals.collect { try Self.mustLieAhead(startsAt, of: now) }
        _ = try refusals.collect { try Self.mustBeAllowed(minutes) }
        try refusals.throwIfRefused()
    }

    static func mustLieAhead(_ startsAt: Moment, of now: Moment) throws(DealRefusal) {
        guard startsAt > now else { throw .startsInPast }
        guard startsAt <= now + DealTerms.furthest else { throw .startsTooLate }
    }

    static func mustBeAllowed(_ minutes: Int) throws(DealRefusal) {
        guard DealTerms.allowedMinutes.contains(minutes) else { throw .minutes }
    }
}
