/// One meeting of a class, in Seoul time.
public struct ClassSession: Hashable, Sendable {
    /// In minutes.
    public static let lengths = 10...600

    public let startsAt: Moment
    public let minutes: Int

    public init(startsAt: Moment, minutes: Int) throws(ClassRefusal) {
        guard Self.lengths.contains(minutes) else { throw .minutes }
        self.startsAt = startsAt
        self.minutes = minutes
    }

    public var endsAt: Moment { startsAt + .seconds(60 * minutes) }
}

/// The sessions of one class in ascending order, without overlaps.
public struct ClassSessions: Hashable, Sendable {
    public static let counts = 1...20
    /// A later date is most likely a mistyped year.
    public static let farthest = Duration.seconds(366 * 86_400)

    public let all: [ClassSession]

    public init(_ sessions: [ClassSession]) throws(ClassRefusal) {
        guard !sessions.isEmpty else { throw .sessionsMissing }
        guard Self.counts.contains(sessions.count) else { throw .tooManySessions }
        let sorted = sessions.sorted { ($0.startsAt, $0.minutes) < ($1.startsAt, $1.minutes) }
        for (earlier, later) in zip(sorted, sorted.dropFirst()) where later.startsAt < earlier.endsAt {
            throw .sessionsOverlap
        }
        all = sorted
    }

    public var startsAt: Moment { all[0].startsAt }
    public var endsAt: Moment { all[all.count - 1].endsAt }

    public var weekdays: Set<Weekday> { Set(all.map(\.startsAt.weekdayInSeoul)) }

    /// New sessions have to be in the future; sessions announced before may have passed.
    func announced(after former: ClassSessions?, at now: Moment) throws(ClassRefusal) {
        let known = Set(former?.all.map(\.startsAt) ?? [])
        for session in all where !known.contains(session.startsAt) {
            guard session.startsAt > now else { throw .sessionInPast }
            guard session.startsAt - now <= Self.farthest else { throw .sessionTooFar }
        }
    }
}
