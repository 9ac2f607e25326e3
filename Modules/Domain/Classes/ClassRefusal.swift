/// The reasons to refuse a class or an edit of one.
public enum ClassRefusal: Refusal, Equatable {
    case descriptionMissing
    case descriptionTooLong
    case bringTooLong
    case seats
    /// The length is outside ``ClassSession/lengths``.
    case minutes
    case minutesMissing
    case sessionsMissing
    case tooManySessions
    case sessionsOverlap
    case sessionInPast
    case sessionTooFar
    /// Both fixed sessions and an arrangement are given.
    case scheduleMixed
    case sideIsFixed

    public static let examples: [ClassRefusal] = [
        .descriptionMissing, .descriptionTooLong, .bringTooLong, .seats, .minutes, .minutesMissing,
        .sessionsMissing, .tooManySessions, .sessionsOverlap, .sessionInPast, .sessionTooFar, .scheduleMixed,
        .sideIsFixed,
    ]

    public var code: String {
        switch self {
        case .descriptionMissing: "class.description-missing"
        case .descriptionTooLong: "class.description-too-long"
        case .bringTooLong: "class.bring-too-long"
        case .seats: "class.seats"
        case .minutes: "class.minutes"
        case .minutesMissing: "class.minutes-missing"
        case .sessionsMissing: "class.sessions-missing"
        case .tooManySessions: "class.too-many-sessions"
        case .sessionsOverlap: "class.sessions-overlap"
        case .sessionInPast: "class.session-in-past"
        case .sessionTooFar: "class.session-too-far"
        case .scheduleMixed: "class.schedule-mixed"
        case .sideIsFixed: "class.side-is-fixed"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .sideIsFixed: .conflict
        default: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .descriptionMissing, .descriptionTooLong: "description"
        case .bringTooLong: "bring"
        case .seats: "seats"
        case .minutes, .minutesMissing: "schedule.minutes"
        case .sessionsMissing, .tooManySessions, .sessionsOverlap, .sessionInPast, .sessionTooFar:
            "schedule.sessions"
        case .scheduleMixed: "schedule"
        case .sideIsFixed: "side"
        }
    }
}
