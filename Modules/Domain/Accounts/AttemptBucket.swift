/// A leaky bucket that limits the rate of calls.
public struct AttemptBucket: Equatable, Sendable {
    public struct Rule: Hashable, Sendable {
        let tries: Int
        /// The time after which one more attempt is granted.
        public let interval: Duration
    }

    /// The time at which the bucket is empty.
    public private(set) var emptyAt: Moment

    /// Restores a stored bucket. If the clock ran ahead earlier, the bucket counts as full.
    public init(emptyAt: Moment?, under rule: Rule, at now: Moment) {
        let full = now + rule.interval * rule.tries
        self.emptyAt = min(max(emptyAt ?? now, now), full)
    }

    /// Counts an attempt, or returns the time to wait until the next one.
    public mutating func fill(_ rule: Rule, at now: Moment) -> Duration? {
        let filled = emptyAt + rule.interval
        let excess = filled - now - rule.interval * rule.tries
        guard excess <= .zero else { return excess }
        emptyAt = filled
        return nil
    }
}
