/// An amount of won. Korea has no smaller coin in use, so a whole number is exact.
public struct Money: Hashable, Comparable, Sendable {
    /// More than a class, a lesson or a deposit for a shop has ever cost.
    public static let most = 10_000_000_000

    public let won: Int

    /// Nothing for less than zero or more than ``most``.
    public init?(won: Int) {
        guard (0...Self.most).contains(won) else { return nil }
        self.won = won
    }

    public static func < (left: Self, right: Self) -> Bool { left.won < right.won }
}
