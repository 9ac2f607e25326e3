/// The reasons to refuse a run or an edit of one.
public enum RunRefusal: String, Refusal, CaseIterable {
    case titleTooLong = "run.title-too-long"
    case descriptionTooLong = "run.description-too-long"
    /// The number of runners is outside ``RunCapacity/allowed``.
    case seats = "run.seats"
    /// The length is outside ``RunTime/lengths``, or between two steps.
    case minutes = "run.minutes"
    case startInPast = "run.start-in-past"
    case startTooFar = "run.start-too-far"
    /// The run has started, so that it can't be edited.
    case started = "run.started"

    public var code: String { rawValue }
    public var kind: RefusalKind { self == .started ? .conflict : .invalid }

    public var field: String? {
        switch self {
        case .titleTooLong: "title"
        case .descriptionTooLong: "description"
        case .seats: "seats"
        case .minutes: "minutes"
        case .startInPast, .startTooFar: "startsAt"
        case .started: nil
        }
    }
}
