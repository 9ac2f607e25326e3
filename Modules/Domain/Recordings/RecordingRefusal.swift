/// The reasons to refuse a recording.
public enum RecordingRefusal: Refusal, Equatable {
    /// There is no such recording, its teacher is hidden from the reader, or it is another teacher's.
    case notFound
    /// Only teachers have recordings.
    case byTeachers
    /// More than ``Recording/mostPerTeacher``.
    case tooMany
    case titleMissing
    case titleTooLong
    /// More bytes than ``Recording/mostBytes``.
    case tooLarge
    /// Longer than ``Recording/mostSeconds``.
    case tooLong
    /// A format that isn't accepted.
    case unsupported
    /// Damaged, or without sound.
    case unreadable
    /// Its conversion was ended.
    case tooSlow
    /// The server can't convert recordings.
    case unavailable
    case tooOften(retryAfter: Duration)
    /// The member's uploads took all the processor time of a day.
    case tooMuchWork(retryAfter: Duration)

    public static let examples: [RecordingRefusal] = [
        .notFound, .byTeachers, .tooMany, .titleMissing, .titleTooLong, .tooLarge, .tooLong, .unsupported,
        .unreadable, .tooSlow, .unavailable, .tooOften(retryAfter: .seconds(360)),
        .tooMuchWork(retryAfter: .seconds(30)),
    ]

    public var code: String {
        switch self {
        case .notFound: "recording.not-found"
        case .byTeachers: "recording.by-teachers"
        case .tooMany: "recording.too-many"
        case .titleMissing: "recording.title-missing"
        case .titleTooLong: "recording.title-too-long"
        case .tooLarge: "recording.too-large"
        case .tooLong: "recording.too-long"
        case .unsupported: "recording.unsupported"
        case .unreadable: "recording.unreadable"
        case .tooSlow: "recording.too-slow"
        case .unavailable: "recording.unavailable"
        case .tooOften: "recording.too-often"
        case .tooMuchWork: "recording.too-much-work"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .byTeachers: .forbidden
        case .tooMany, .unavailable: .conflict
        case .titleMissing, .titleTooLong, .tooLarge, .tooLong, .unsupported, .unreadable, .tooSlow: .invalid
        case .tooOften(let wait), .tooMuchWork(let wait): .tooSoon(retryAfter: wait)
        }
    }

    public var field: String? {
        switch self {
        case .titleMissing, .titleTooLong: "title"
        default: nil
        }
    }

    public var accountFields: [String] { self == .byTeachers ? [TeacherRefusal.accountField] : [] }
}
