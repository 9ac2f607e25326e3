/// A grade of running pace. Each pace belongs to one grade.
public enum Pace: String, CaseIterable, Sendable {
    case beginner
    case average
    case fast
    case expert

    /// Seconds per kilometre.
    public var seconds: Range<Int> {
        switch self {
        case .beginner: 420..<Int.max
        case .average: 360..<420
        case .fast: 270..<360
        case .expert: 0..<270
        }
    }
}
