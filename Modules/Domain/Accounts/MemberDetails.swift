/// What a member has told about themselves, as far as conditions of listings ask for it.
public struct MemberDetails: Equatable, Sendable {
    public let birthYear: BirthYear?
    public let gender: Gender?
    public let jobGroup: JobGroup?
    public let pace: Pace?

    public init(
        birthYear: BirthYear? = nil,
        gender: Gender? = nil,
        jobGroup: JobGroup? = nil,
        pace: Pace? = nil
    ) {
        self.birthYear = birthYear
        self.gender = gender
        self.jobGroup = jobGroup
        self.pace = pace
    }

    /// The details that the member has told.
    var told: Set<MemberDetail> {
        var told: Set<MemberDetail> = []
        if birthYear != nil { told.insert(.birthYear) }
        if gender != nil { told.insert(.gender) }
        if jobGroup != nil { told.insert(.jobGroup) }
        if pace != nil { told.insert(.pace) }
        return told
    }
}

/// A detail that conditions of listings ask for, as its field of the account is called.
public enum MemberDetail: String, CaseIterable, Sendable {
    case birthYear
    case pace
    case gender
    case jobGroup
}

extension Account {
    public var details: MemberDetails {
        MemberDetails(birthYear: birthYear, gender: gender, jobGroup: jobGroup, pace: pace)
    }
}

extension BirthYear {
    /// The age by year: this year in Seoul minus the year of birth, whether or not the birthday has passed.
    public func age(at now: Moment) -> Int { now.yearInSeoul - year }
}

/// When a member last changed or cleared the details that conditions rely on. The limit keeps members from
/// changing them for each listing.
public struct DetailChanges: Equatable, Sendable {
    /// After a change, the same detail can't be told for this long.
    public static let interval = Duration.seconds(90 * 86_400)

    public internal(set) var birthYear: Moment?
    public internal(set) var gender: Moment?
    public internal(set) var jobGroup: Moment?

    public init(birthYear: Moment? = nil, gender: Moment? = nil, jobGroup: Moment? = nil) {
        self.birthYear = birthYear
        self.gender = gender
        self.jobGroup = jobGroup
    }
}
