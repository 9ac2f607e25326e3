/// The part of a member's data that only the member can see or change.
public struct Account: Identifiable, Equatable, Sendable {
    public let id: Member.ID
    public private(set) var email: EmailAddress
    /// Whether the member has confirmed the address with a code.
    public private(set) var isEmailVerified: Bool
    public private(set) var nickname: Nickname
    public private(set) var language: Language
    public private(set) var birthYear: BirthYear?
    public private(set) var gender: Gender?
    public private(set) var bio: Bio?
    public private(set) var company: Company?
    public private(set) var jobGroup: JobGroup?
    /// The member's own running pace.
    public private(set) var pace: Pace?
    /// What the member's runner card shows to others.
    public private(set) var shownDetails: Set<ShownDetail>
    public private(set) var detailChanges: DetailChanges
    public private(set) var picture: Picture?
    public private(set) var interests: Set<Interest>
    /// Whether search engines may show the member's profile and listings.
    public private(set) var isIndexed: Bool
    public let joinedAt: Moment
    /// Whether the member may offer lessons.
    public let isTeacher: Bool
    /// The sign-up steps the member hasn't completed.
    public let missing: Set<MissingStep>

    public init(
        id: Member.ID,
        email: EmailAddress,
        isEmailVerified: Bool = false,
        nickname: Nickname,
        language: Language,
        birthYear: BirthYear? = nil,
        gender: Gender? = nil,
        bio: Bio? = nil,
        company: Company? = nil,
        jobGroup: JobGroup? = nil,
        pace: Pace? = nil,
        shownDetails: Set<ShownDetail> = [],
        detailChanges: DetailChanges = DetailChanges(),
        picture: Picture? = nil,
        interests: Set<Interest> = [],
        isIndexed: Bool = true,
        joinedAt: Moment,
        isTeacher: Bool = false,
        missing: Set<MissingStep> = [.neighbourhood]
    ) {
        self.id = id
        self.email = email
        self.isEmailVerified = isEmailVerified
        self.nickname = nickname
        self.language = language
        self.birthYear = birthYear
        self.gender = gender
        self.bio = bio
        self.company = company
        self.jobGroup = jobGroup
        self.pace = pace
        self.shownDetails = shownDetails
        self.detailChanges = detailChanges
        self.picture = picture
        self.interests = interests
        self.isIndexed = isIndexed
        self.joinedAt = joinedAt
        self.isTeacher = isTeacher
        self.missing = missing
    }

    /// Marks the address as verified.
    public mutating func prove(_ email: EmailAddress) {
        self.email = email
        isEmailVerified = true
    }

    public mutating func rename(to nickname: Nickname) {
        self.nickname = nickname
    }

    public mutating func speak(_ language: Language) {
        self.language = language
    }

    public mutating func tell(birthYear: BirthYear?, at now: Moment) throws(DetailRefusal) {
        try change(\.birthYear, to: birthYear, \.birthYear, as: .birthYear, at: now)
    }

    public mutating func tell(gender: Gender?, at now: Moment) throws(DetailRefusal) {
        try change(\.gender, to: gender, \.gender, as: .gender, at: now)
    }

    public mutating func work(in jobGroup: JobGroup?, at now: Moment) throws(DetailRefusal) {
        try change(\.jobGroup, to: jobGroup, \.jobGroup, as: .jobGroup, at: now)
    }

    public mutating func run(at pace: Pace?) {
        self.pace = pace
    }

    public mutating func show(_ details: Set<ShownDetail>) {
        shownDetails = details
    }

    /// Removes the bio when `bio` is empty.
    public mutating func introduce(as bio: Bio?) {
        self.bio = bio.flatMap { $0.text.isEmpty ? nil : $0 }
    }

    /// Removes the company when `company` is empty.
    public mutating func work(at company: Company?) {
        self.company = company.flatMap { $0.text.isEmpty ? nil : $0 }
    }

    public mutating func show(_ picture: Picture?) {
        self.picture = picture
    }

    public mutating func take(interestIn interests: Set<Interest>) {
        self.interests = interests
    }

    /// Lets search engines show the member's profile and listings, or asks them not to.
    public mutating func beIndexed(_ isIndexed: Bool) {
        self.isIndexed = isIndexed
    }

    /// Changes a detail that conditions of listings rely on. It can always be cleared.
    private mutating func change<Value: Equatable>(
        _ detail: WritableKeyPath<Account, Value?>,
        to value: Value?,
        _ change: WritableKeyPath<DetailChanges, Moment?>,
        as name: DetailRefusal.Detail,
        at now: Moment
    ) throws(DetailRefusal) {
        guard self[keyPath: detail] != value else { return }
        let allowedFrom = detailChanges[keyPath: change].map { $0 + DetailChanges.interval }
        if value != nil, let allowedFrom, now < allowedFrom {
            throw DetailRefusal(name, allowedFrom: allowedFrom)
        }
        if self[keyPath: detail] != nil { detailChanges[keyPath: change] = now }
        self[keyPath: detail] = value
    }
}
