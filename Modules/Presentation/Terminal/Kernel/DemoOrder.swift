public import Domain

/// What somebody wants of a demo.
public struct DemoOrder: Sendable {
    public let seed: UInt64
    public let listings: Int
    /// The present of the town; nil for today.
    public let now: Moment?
    /// Of everybody in it.
    public let password: String
}

/// What there is of each kind, under names that are the same in every language.
public struct DemoMade: Sendable {
    public let counts: [(name: String, count: Int)]

    public init(counts: [(name: String, count: Int)]) {
        self.counts = counts
    }
}
