/// The number of attempts and the pauses between them. A pause is random within an exponentially growing
/// range, so that clients that failed together don't retry together.
public struct RetryPolicy: Sendable {
    public var attempts: Int
    public var firstPause: Duration
    public var longestPause: Duration
    /// The longest `Retry-After` to wait for. With a longer one, the response is returned.
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

    /// - Parameter chance: between 0 and 1.
    func pause(afterAttempt attempt: Int, chance: Double) -> Duration {
        min(longestPause, firstPause * (1 << min(attempt - 1, 20))) * chance
    }
}
