/// The reasons to refuse a change of attendance, or to show it.
public enum AttendanceRefusal: String, Refusal, CaseIterable {
    /// No attendance is kept of the listing, or the member can't see it.
    case notFound = "attendance.not-found"
    case notOrganiser = "attendance.not-organiser"
    /// For members only: not for applicants, nor for those who were declined or removed.
    case notMember = "attendance.not-member"
    /// The organiser isn't marked.
    case organiser = "attendance.organiser"
    case tooEarly = "attendance.too-early"
    case over = "attendance.over"
    /// Neither a code nor a position was given.
    case proofMissing = "attendance.proof-missing"
    /// Also for one that was replaced, and for another listing's.
    case wrongCode = "attendance.wrong-code"
    case placeUnknown = "attendance.place-unknown"
    case notStarted = "attendance.not-started"
    case markingOver = "attendance.marking-over"
    case notAbsent = "attendance.not-absent"
    case alreadyDisputed = "attendance.already-disputed"
    case disputeOver = "attendance.dispute-over"
    case notDisputed = "attendance.not-disputed"
    case answerOver = "attendance.answer-over"
    case statusMissing = "attendance.status-missing"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .notOrganiser, .notMember: .forbidden
        case .proofMissing, .wrongCode, .statusMissing: .invalid
        case .organiser, .tooEarly, .over, .placeUnknown, .notStarted, .markingOver, .notAbsent,
            .alreadyDisputed, .disputeOver, .notDisputed, .answerOver:
            .conflict
        }
    }

    public var field: String? {
        switch self {
        case .proofMissing, .wrongCode: "code"
        case .statusMissing: "status"
        default: nil
        }
    }
}
