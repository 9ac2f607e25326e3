/// Growing pauses between attempts: each is twice as long as the one before, up to a longest one.
struct Backoff: Sendable {
    let first: Duration
    let longest: Duration

    /// - Parameter earlier: the failures before this one.
    func pause(after earlier: Int) -> Duration {
        min(longest, first * (1 << min(max(earlier, 0), 20)))
    }
}
