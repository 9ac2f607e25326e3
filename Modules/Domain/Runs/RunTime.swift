/// The start and the planned length of a run.
public struct RunTime: Hashable, Sendable {
    /// In minutes.
    public static let lengths = 10...290
    /// Lengths are multiples of it.
    public static let step = 10
    /// How far ahead a run may start. Plans for a run depend on the weather.
    public static let farthest = Duration.seconds(14 * 86_400)

    public let startsAt: Moment
    public let minutes: Int

    public init(startsAt: Moment, minutes: Int) throws(RunRefusal) {
        guard Self.lengths.contains(minutes), minutes.isMultiple(of: Self.step) else { throw .minutes }
        self.startsAt = startsAt
        self.minutes = minutes
    }

    public var endsAt: Moment { startsAt + .seconds(60 * minutes) }

    func mustStartSoon(after now: Moment) throws(RunRefusal) {
        guard startsAt > now else { throw .startInPast }
        guard startsAt - now <= Self.farthest else { throw .startTooFar }
    }
}
