/// The reasons to refuse an event or an edit of one.
public enum EventRefusal: String, Refusal, CaseIterable {
    case descriptionTooLong = "event.description-too-long"
    case venueTooLong = "event.venue-too-long"
    /// The link isn't an address of the web.
    case link = "event.link"
    case linkTooLong = "event.link-too-long"
    case hostsMissing = "event.hosts-missing"
    case hostTooLong = "event.host-too-long"
    case tooManyHosts = "event.too-many-hosts"
    case costOrder = "event.cost-order"
    case datesMissing = "event.dates-missing"
    case tooManyDates = "event.too-many-dates"
    case datesOverlap = "event.dates-overlap"
    /// A date ends before or when it starts.
    case endBeforeStart = "event.end-before-start"
    /// A date is longer than ``EventPeriod/longest``.
    case dateTooLong = "event.date-too-long"
    /// An all-day date doesn't begin and end at midnight in the event's zone.
    case notWholeDays = "event.not-whole-days"
    /// New dates have all passed.
    case datesInPast = "event.dates-in-past"
    case dateTooFar = "event.date-too-far"
    case applicationsAfterEnd = "event.applications-after-end"
    case signUpIsFixed = "event.sign-up-is-fixed"

    public var code: String { rawValue }
    public var kind: RefusalKind { self == .signUpIsFixed ? .conflict : .invalid }

    public var field: String? {
        switch self {
        case .descriptionTooLong: "description"
        case .venueTooLong: "venue"
        case .link, .linkTooLong: "link"
        case .hostsMissing, .hostTooLong, .tooManyHosts: "hosts"
        case .costOrder: "cost.to"
        case .datesMissing, .tooManyDates, .datesOverlap, .endBeforeStart, .dateTooLong, .notWholeDays,
            .datesInPast, .dateTooFar:
            "schedule.dates"
        case .applicationsAfterEnd: "schedule.closesAt"
        case .signUpIsFixed: "signUp"
        }
    }
}
