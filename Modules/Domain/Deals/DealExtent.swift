/// How many lessons terms are for.
public enum DealExtent: Hashable, Sendable {
    case once
    /// A first lesson to try, which no pass pays for.
    case trial
    /// That number of lessons, each a week after the one before. Once accepted, each is a deal of its own.
    case weekly(Int)

    public static let allowedWeeks = 1...52

    public init(weeks: Int) throws(DealRefusal) {
        guard Self.allowedWeeks.contains(weeks) else { throw .weeks }
        self = weeks == 1 ? .once : .weekly(weeks)
    }

    /// The number of lessons.
    public var count: Int {
        switch self {
        case .once, .trial: 1
        case .weekly(let count): count
        }
    }

    func starts(from first: Moment) -> [Moment] {
        (0..<count).map { first + .seconds($0 * 7 * 24 * 3_600) }
    }
}
