/// A leaky bucket that limits the rate of calls.
public struct AttemptBucket: Equatable, Sendable {
    public struct Rule: Hashable, Sendable {
        let tries: Int
        /// The time after which one more attempt is granted.
        public let interval: Duration
    }

    /// The time at which the bucket is empty.
    public private(set) var emptyAt: Moment

    /// How far the clocks of two servers may differ.
    private static let skew = Duration.seconds(60)

    /// Restores a stored bucket. One that drains later than its rule allows was filled by a server whose
    /// clock is a little ahead, and counts as full, or by a clock that was wrong, and counts as empty.
    public init(emptyAt: Moment?, under rule: Rule, at now: Moment) {
        let full = now + rule.interval * rule.tries
        let stored = emptyAt ?? now
        self.emptyAt = stored > full + Self.skew ? now : min(max(stored, now), full)
    }

    /// Counts an attempt, or returns the time to wait until the next one.
    public mutating func fill(_ rule: Rule, at now: Moment) -> Duration? {
        let filled = emptyAt + rule.interval
        let excess = filled - now - rule.interval * rule.tries
        guard excess <= .zero else { return excess }
        emptyAt = filled
        return nil
    }

    /// Counts attempts that have been made. More than the limit leave the bucket full.
    public mutating func add(_ count: Int, _ rule: Rule, at now: Moment) {
        emptyAt = min(emptyAt + rule.interval * count, now + rule.interval * rule.tries)
    }
}
