/// The reasons to refuse an act of a teacher.
public enum TeacherRefusal: Refusal, Equatable {
    /// Only teachers offer lessons.
    case required
    /// The member isn't a teacher, or is hidden from the reader.
    case notFound
    /// The number of offered lessons of the member that are open.
    case lessonsOpen(Int)
    /// More than ``TeacherCredentials/mostLines``.
    case tooManyLines(TeacherCredentials.Part)
    /// More characters than ``TeacherCredentials/longestLine``.
    case lineTooLong(TeacherCredentials.Part)

    public static let examples: [TeacherRefusal] =
        [.required, .notFound, .lessonsOpen(2)]
        + TeacherCredentials.Part.allCases.flatMap { [.tooManyLines($0), .lineTooLong($0)] }

    public var code: String {
        switch self {
        case .required: "teacher.required"
        case .notFound: "teacher.not-found"
        case .lessonsOpen: "teacher.lessons-open"
        case .tooManyLines(let part): "teacher.too-many-\(part.rawValue)-lines"
        case .lineTooLong(let part): "teacher.\(part.rawValue)-line-too-long"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .required: .forbidden
        case .notFound: .notFound
        case .lessonsOpen: .conflict
        case .tooManyLines, .lineTooLong: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .required, .notFound, .lessonsOpen: nil
        case .tooManyLines(let part), .lineTooLong(let part): part.rawValue
        }
    }

    public static let accountField = "teacher"

    public var accountFields: [String] { self == .required ? [Self.accountField] : [] }
}

extension Listing {
    /// Whether only a teacher may post, edit or reopen it.
    public var needsTeacher: Bool { kind.has(.teachers) && side == .offer }

    /// Refuses an author who isn't a teacher, where only teachers offer.
    public func mustBeOffered(byTeacher isTeacher: Bool) throws(TeacherRefusal) {
        guard isTeacher || !needsTeacher else { throw .required }
    }
}
