/// The number of borders that "near me" crosses, from 0 (the member's own neighbourhood) to 3.
public struct Reach: Hashable, Comparable, Sendable {
    public static let allowed = 0...3

    public static let home = Reach(checked: 0)
    public static let adjacent = Reach(checked: 1)
    public static let widest = Reach(checked: 3)

    public let steps: Int

    public init?(_ steps: Int) {
        guard Self.allowed.contains(steps) else { return nil }
        self.steps = steps
    }

    private init(checked steps: Int) {
        self.steps = steps
    }

    public static func < (left: Reach, right: Reach) -> Bool { left.steps < right.steps }
}
