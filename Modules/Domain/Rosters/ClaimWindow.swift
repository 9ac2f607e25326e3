/// How long an offered seat is held.
public enum ClaimWindow {
    /// Far from the beginning.
    public static let longest = Duration.seconds(24 * 3_600)
    /// Close to the beginning.
    public static let shortest = Duration.seconds(15 * 60)

    /// A day, or half the time that is left where that is less, but never beyond the beginning. Nil once it
    /// has begun: no seat is offered any more.
    public static func end(from now: Moment, before start: Moment?) -> Moment? {
        guard let start else { return now + longest }
        let left = start - now
        guard left > .zero else { return nil }
        return now + min(left, max(shortest, min(longest, left / 2)))
    }
}
