/// When people who work run.
public enum RunTag: String, CaseIterable, Sendable {
    case beforeWork = "before-work"
    case afterWork = "after-work"
    case dayOff = "day-off"
}

/// A grade of pace. Each pace belongs to one grade.
public enum RunPace: String, CaseIterable, Sendable {
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

/// Whether the runners eat or drink together afterwards.
public enum Afterparty: String, CaseIterable, Sendable {
    case yes
    case no
}

extension Run {
    static let tag = Facet("tag", RunTag.self, bits: 0..<8, isOnCard: true)
    static let pace = Facet("pace", RunPace.self, bits: 8..<24, isOnCard: true)
    static let afterparty = Facet("afterparty", Afterparty.self, bits: 24..<28)

    static let facets = [tag, pace, afterparty]

    public static func marks(_ tag: RunTag, _ pace: RunPace, _ afterparty: Afterparty) -> Marks {
        [
            Self.tag.marks(of: [tag]), Self.pace.marks(of: [pace]),
            Self.afterparty.marks(of: [afterparty]),
        ]
    }
}
