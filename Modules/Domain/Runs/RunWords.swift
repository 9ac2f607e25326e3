/// When people who work run.
public enum RunTag: String, CaseIterable, Sendable {
    case beforeWork = "before-work"
    case afterWork = "after-work"
    case dayOff = "day-off"

    /// The tag that fits a start, by the clocks of Seoul: a day off at weekends, else before or after noon.
    public init(startingAt start: Moment) {
        self =
            switch start.weekdayInSeoul {
            case .saturday, .sunday: .dayOff
            default: start.minuteInSeoul < 12 * 60 ? .beforeWork : .afterWork
            }
    }
}

/// Whether the runners eat or drink together afterwards.
public enum Afterparty: String, CaseIterable, Sendable {
    case yes
    case no
}

extension Run {
    static let tag = Facet("tag", RunTag.self, bits: 0..<4, isOnCard: true)
    static let pace = Facet("pace", Pace.self, bits: 4..<10, isOnCard: true)
    static let afterparty = Facet("afterparty", Afterparty.self, bits: 10..<12, isOnCard: true)

    /// Runs are for adults who say how fast they run.
    static let admission = AdmissionRules(firstBit: 12, minimumAge: 19, needsPace: true)

    static let traits = KindTraits(
        facets: [tag, pace, afterparty] + admission.facets,
        capabilities: [.applications(.byOrganiser), .seatOfAuthor, .attendance, .logs, .series],
        admissionRules: admission
    )

    public static func marks(
        _ tag: RunTag,
        _ pace: Pace,
        _ afterparty: Afterparty,
        _ conditions: AdmissionConditions = .everyone
    ) -> Marks {
        [
            Self.tag.marks(of: [tag]), Self.pace.marks(of: [pace]),
            Self.afterparty.marks(of: [afterparty]), admission.marks(of: conditions),
        ]
    }
}
