/// An amount of won. Whole numbers are exact, since no smaller coin is in use.
public struct Money: Hashable, Comparable, Sendable {
    /// The largest amount, a trillion (1조), more than any building costs.
    public static let most = 1_000_000_000_000

    public let won: Int

    /// Returns nil for less than zero or more than ``most``.
    public init?(won: Int) {
        guard (0...Self.most).contains(won) else { return nil }
        self.won = won
    }

    public static func < (left: Self, right: Self) -> Bool { left.won < right.won }
}

extension Money {
    public static let zero = Money(won: 0)!
}
