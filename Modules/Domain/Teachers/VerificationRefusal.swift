/// The reasons to refuse documents of a teacher, or a decision on them.
public enum VerificationRefusal: Refusal, Equatable {
    /// There is no such request, or the reader isn't an operator.
    case notFound
    /// The teacher has neither education nor career.
    case nothingToVerify
    /// The education and career are verified as they are.
    case verified
    /// Documents of the teacher wait already.
    case waiting
    case decided
    /// An operator can't decide on their own documents.
    case own
    case documentsMissing
    case noteMissing
    case noteTooLong
    case seenMissing
    case seenTooLong
    case tooManyToday(retryAfter: Duration)

    public static let examples: [VerificationRefusal] = [
        .notFound, .nothingToVerify, .verified, .waiting, .decided, .own, .documentsMissing, .noteMissing,
        .noteTooLong, .seenMissing, .seenTooLong, .tooManyToday(retryAfter: .seconds(3_600)),
    ]

    public var code: String {
        switch self {
        case .notFound: "verification.not-found"
        case .nothingToVerify: "verification.nothing-to-verify"
        case .verified: "verification.verified"
        case .waiting: "verification.waiting"
        case .decided: "verification.decided"
        case .own: "verification.own"
        case .documentsMissing: "verification.documents-missing"
        case .noteMissing: "verification.note-missing"
        case .noteTooLong: "verification.note-too-long"
        case .seenMissing: "verification.seen-missing"
        case .seenTooLong: "verification.seen-too-long"
        case .tooManyToday: "verification.too-many-today"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .nothingToVerify, .verified, .waiting, .decided: .conflict
        case .own: .forbidden
        case .documentsMissing, .noteMissing, .noteTooLong, .seenMissing, .seenTooLong: .invalid
        case .tooManyToday(let wait): .tooSoon(retryAfter: wait)
        }
    }

    public var field: String? {
        switch self {
        case .documentsMissing: "images"
        case .noteMissing, .noteTooLong: "note"
        case .seenMissing, .seenTooLong: "seen"
        default: nil
        }
    }
}
