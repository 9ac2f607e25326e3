/// A detail that a member may show to others. Stored as ``Marks``: append only.
public enum ShownDetail: String, CaseIterable, Sendable {
    case pace
    case jobGroup = "job-group"
    case age
    case gender
    /// The runs of others that the member took part in, on the member's page alone.
    case joinedRuns = "joined-runs"
}

/// The details that a member chose to show to others, and the grade of their attendance, which everyone sees.
/// The year of birth is never among them.
public struct RunnerCard: Hashable, Sendable {
    public let pace: Pace?
    public let jobGroup: JobGroup?
    public let age: AgeBand?
    public let gender: Gender?
    /// Nil before the first attendance that counts.
    public let attendance: AttendanceGrade?

    /// Restores a card that a server sent.
    public init(
        pace: Pace?,
        jobGroup: JobGroup?,
        age: AgeBand?,
        gender: Gender? = nil,
        attendance: AttendanceGrade? = nil
    ) {
        self.pace = pace
        self.jobGroup = jobGroup
        self.age = age
        self.gender = gender
        self.attendance = attendance
    }

    public init(
        of details: MemberDetails,
        showing shown: Set<ShownDetail>,
        attendance: AttendanceGrade? = nil,
        at now: Moment
    ) {
        self.attendance = attendance
        pace = shown.contains(.pace) ? details.pace : nil
        jobGroup = shown.contains(.jobGroup) ? details.jobGroup : nil
        gender = shown.contains(.gender) ? details.gender : nil
        age = shown.contains(.age) ? details.birthYear.map { AgeBand(of: $0.age(at: now)) } : nil
    }

    public var isEmpty: Bool {
        pace == nil && jobGroup == nil && age == nil && gender == nil && attendance == nil
    }
}

/// An age as others see it: early, mid or late in a decade.
public struct AgeBand: Hashable, Sendable {
    public enum Part: String, CaseIterable, Sendable {
        case early
        case mid
        case late
    }

    /// All ages from here on are one band, because few members are that old.
    public static let lastDecade = 70

    public let decade: Int
    /// Nil in the last decade.
    public let part: Part?

    public init(of age: Int) {
        decade = min(Self.lastDecade, age / 10 * 10)
        part =
            if decade == Self.lastDecade {
                nil
            } else {
                switch age % 10 {
                case 0...3: .early
                case 4...6: .mid
                default: .late
                }
            }
    }

    /// "30-early", or "70" for the last decade.
    public var text: String { part.map { "\(decade)-\($0.rawValue)" } ?? "\(decade)" }

    /// Nil for text that isn't a band.
    public init?(_ text: String) {
        guard let band = Self.all.first(where: { $0.text == text }) else { return nil }
        self = band
    }

    private static let all = stride(from: 10, through: lastDecade, by: 10).flatMap { decade in
        [AgeBand(of: decade), AgeBand(of: decade + 4), AgeBand(of: decade + 7)]
    }
}
