/// A member's gender, shown on listings that ask for it. Always optional.
public enum Gender: String, CaseIterable, Sendable {
    case female
    case male
    case other
}

/// A member's line of work, in the groups that RunnerBe introduced.
public enum JobGroup: String, CaseIterable, Sendable {
    case publicService = "public-service"
    case education
    case development
    case planning
    case design
    case marketing
    case service
    case production
    case research
    case sales
    case medicine
    case humanResources = "human-resources"
    case accounting
    case customerSupport = "customer-support"
}

/// The year a member was born. Birthdays aren't stored because nothing needs them.
public struct BirthYear: Hashable, Sendable {
    /// Below this age Korean law requires a guardian's consent, which Madang can't obtain.
    public static let minimumAge = 14

    public let year: Int

    /// Restores a year that was validated before.
    public init(accepted year: Int) {
        self.year = year
    }

    public init(_ year: Int, at now: Moment) throws(AccountRefusal) {
        guard (now.yearInSeoul - 120...now.yearInSeoul).contains(year) else { throw .birthYearImplausible }
        guard year <= now.yearInSeoul - Self.minimumAge else { throw .tooYoung }
        self.year = year
    }
}

/// A member's short self-description.
public struct Bio: Hashable, Sendable {
    public static let longest = 300

    public let text: String

    public init(_ text: String) throws(AccountRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .bioTooLong }
        self.text = text
    }
}

/// The school or company a member names.
public struct Company: Hashable, Sendable {
    public static let longest = 50

    public let text: String

    public init(_ text: String) throws(AccountRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest), !text.contains(where: \.isNewline) else { throw .companyTooLong }
        self.text = text
    }
}
