/// How often to ask again, and how long to wait before. The wait is drawn at random from the whole of a
/// growing span, so that many clients that failed together do not come back together.
public struct RetryPolicy: Sendable {
    public var attempts: Int
    public var firstPause: Duration
    public var longestPause: Duration
    /// A server that asks for more patience than this gets its answer reported instead.
    public var longestRetryAfter: Duration

    public init(
        attempts: Int = 3,
        firstPause: Duration = .milliseconds(200),
        longestPause: Duration = .seconds(5),
        longestRetryAfter: Duration = .seconds(30)
    ) {
        self.attempts = attempts
        self.firstPause = firstPause
        self.longestPause = longestPause
        self.longestRetryAfter = longestRetryAfter
    }

    public static let never = RetryPolicy(attempts: 1)

    /// `chance` lies between 0 and 1.
    func pause(afterAttempt attempt: Int, chance: Double) -> Duration {
        min(longestPause, firstPause * (1 << min(attempt - 1, 20))) * chance
    }
}
