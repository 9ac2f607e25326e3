/// A number by which listings of some kinds are filtered.
public enum Figure: String, CaseIterable, Sendable {
    /// In won, as ``ListingDetails/secondAmount``.
    case deposit
    /// In won.
    case cost
    /// In the units of ``FloorArea``.
    case area

    /// The numbers that a listing can have.
    public var allowed: ClosedRange<Int> {
        switch self {
        case .deposit: 0...Money.most
        // A sum may be more than any of its amounts can be.
        case .cost: 0...Int.max
        case .area: FloorArea.allowed
        }
    }
}

/// The figures of a listing; nil for what it doesn't have.
public struct ListingFigures: Hashable, Sendable {
    public let deposit: Int?
    public let cost: Int?
    public let area: Int?

    public init(deposit: Int? = nil, cost: Int? = nil, area: Int? = nil) {
        self.deposit = deposit
        self.cost = cost
        self.area = area
    }
}
