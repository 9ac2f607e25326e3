/// A member who gives lessons, with what others read about them.
///
/// Every member can take lessons; to give them is a capability that a member turns on and off.
public struct Teacher: Identifiable, Equatable, Sendable {
    public let id: Member.ID
    public let since: Moment
    public private(set) var profile: TeacherProfile
    /// Nil unless an operator has seen documents of the education and career as they are.
    public private(set) var mark: VerificationMark?

    public init(
        _ id: Member.ID,
        since moment: Moment,
        _ profile: TeacherProfile = .empty,
        mark: VerificationMark? = nil
    ) {
        self.id = id
        since = moment
        self.profile = profile
        self.mark = mark
    }

    /// Replaces the profile. Another education or career has no documents yet, so the mark goes.
    public mutating func edit(_ profile: TeacherProfile) {
        if profile.credentials != self.profile.credentials { mark = nil }
        self.profile = profile
    }

    /// Marks the education and career as verified.
    public mutating func verify(with mark: VerificationMark) {
        self.mark = mark
    }
}

/// What a teacher tells about themselves. Prices aren't among it: they are those of the open lessons.
public struct TeacherProfile: Equatable, Sendable {
    public static let empty = TeacherProfile()

    public let instruments: Set<LessonInstrument>
    public let places: Set<LessonPlace>
    public let credentials: TeacherCredentials

    public init(
        instruments: Set<LessonInstrument> = [],
        places: Set<LessonPlace> = [],
        credentials: TeacherCredentials = .none
    ) {
        self.instruments = instruments
        self.places = places
        self.credentials = credentials
    }
}

/// What documents can prove of a teacher. Each entry is one line.
public struct TeacherCredentials: Equatable, Sendable {
    public enum Part: String, CaseIterable, Sendable {
        case education
        case career
    }

    public static let none = TeacherCredentials()
    /// Of each part.
    public static let mostLines = 10
    public static let longestLine = 100

    public let education: [String]
    public let career: [String]

    private init() {
        (education, career) = ([], [])
    }

    /// Lines are split at line breaks, and empty ones left out. Refuses both parts at once.
    public init(education: [String], career: [String]) throws {
        var refusals = RefusalCollector()
        let studied = try refusals.collect { try Self.lines(education, of: .education) }
        let worked = try refusals.collect { try Self.lines(career, of: .career) }
        guard let studied, let worked else { throw refusals.refusal }
        (self.education, self.career) = (studied, worked)
    }

    public var isEmpty: Bool { education.isEmpty && career.isEmpty }

    private static func lines(_ texts: [String], of part: Part) throws(TeacherRefusal) -> [String] {
        let lines = texts.flatMap { $0.split(whereSeparator: \.isNewline) }.map { String($0).tidied() }
            .filter { !$0.isEmpty }
        guard lines.count <= mostLines else { throw .tooManyLines(part) }
        guard lines.allSatisfy({ $0.fits(longestLine) }) else { throw .lineTooLong(part) }
        return lines
    }
}

/// That an operator has seen a teacher's documents.
public struct VerificationMark: Equatable, Sendable {
    public let seen: VerifiedDocuments
    public let at: Moment

    public init(_ seen: VerifiedDocuments, at moment: Moment) {
        self.seen = seen
        at = moment
    }
}
