/// The reasons to refuse a lesson or an edit of one.
public enum LessonRefusal: String, Refusal, CaseIterable {
    case descriptionMissing = "lesson.description-missing"
    case descriptionTooLong = "lesson.description-too-long"
    case placeMissing = "lesson.place-missing"
    /// The distance is outside ``LessonContents/distances``.
    case travel = "lesson.travel"
    case seats = "lesson.seats"
    /// Fewer than ``LessonContents/smallestGroup``.
    case groupSeats = "lesson.group-seats"
    /// The length is outside ``LessonContents/lengths``.
    case minutes = "lesson.minutes"
    /// A pass lacks its number of lessons, its price or how long it lasts.
    case passIncomplete = "lesson.pass-incomplete"
    case passCount = "lesson.pass-count"
    case passExpiry = "lesson.pass-expiry"
    case trialPriceMissing = "lesson.trial-price-missing"
    case sideIsFixed = "lesson.side-is-fixed"

    public var code: String { rawValue }

    public var kind: RefusalKind { self == .sideIsFixed ? .conflict : .invalid }

    public var field: String? {
        switch self {
        case .descriptionMissing, .descriptionTooLong: "description"
        case .placeMissing: "lessonPlace"
        case .travel: "travel"
        case .seats, .groupSeats: "seats"
        case .minutes: "minutes"
        case .passIncomplete, .passCount: "passCount"
        case .passExpiry: "passExpiry"
        case .trialPriceMissing: "trialPrice"
        case .sideIsFixed: "side"
        }
    }
}
