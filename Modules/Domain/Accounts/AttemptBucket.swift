/// How many calls are tolerated before the caller has to wait: a bucket that drains at a steady rate.
public struct AttemptBucket: Equatable, Sendable {
    public struct Rule: Hashable, Sendable {
        let tries: Int
        /// How long it takes until one more try is granted.
        public let interval: Duration
    }

    /// When the bucket will have drained.
    public private(set) var emptyAt: Moment

    /// Reads a bucket that was kept. A clock that was once ahead leaves it fuller than it can get: it counts
    /// as full.
    public init(emptyAt: Moment?, under rule: Rule, at now: Moment) {
        let full = now + rule.interval * rule.tries
        self.emptyAt = min(max(emptyAt ?? now, now), full)
    }

    /// Counts a try, or returns how long to wait for the next one.
    public mutating func fill(_ rule: Rule, at now: Moment) -> Duration? {
        let filled = emptyAt + rule.interval
        let excess = filled - now - rule.interval * rule.tries
        guard excess <= .zero else { return excess }
        emptyAt = filled
        return nil
    }
}
