public import Domain

/// The parameters of a demo.
public struct DemoOrder: Sendable {
    public let seed: UInt64
    public let listings: Int
    /// The code of the neighbourhood around which the listings are; nil for the usual place.
    public let neighbourhood: String?
    /// The date at which the demo's data ends; nil for today.
    public let now: Moment?
    /// The password of all demo members.
    public let password: String
}

/// Counts of generated objects, under names that do not depend on the language.
public struct DemoMade: Sendable {
    public let counts: [(name: String, count: Int)]

    public init(counts: [(name: String, count: Int)]) {
        self.counts = counts
    }
}
