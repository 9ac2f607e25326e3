/// The time for which an offered seat is held.
public enum ClaimWindow {
    /// For a start in the distant future.
    public static let longest = Duration.seconds(24 * 3_600)
    /// For a start in the near future.
    public static let shortest = Duration.seconds(15 * 60)

    /// A day, or half of the remaining time if that is less, but never after the start. Nil after the start,
    /// when seats are no longer offered.
    public static func end(from now: Moment, before start: Moment?) -> Moment? {
        guard let start else { return now + longest }
        let left = start - now
        guard left > .zero else { return nil }
        return now + min(left, max(shortest, min(longest, left / 2)))
    }
}
