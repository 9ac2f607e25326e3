/// How the listings of a kind state and check who may join them.
///
/// The conditions of a listing are part of its marks: filters compare them without a table of their own, and
/// a change of the listing changes both.
public struct AdmissionRules: Sendable {
    private static let gender = 0..<4
    private static let jobGroups = 4..<20
    private static let anyJobGroup = 20
    private static let decades = 21..<27
    private static let everyAge = 27
    /// One bit for each multiple of five from 20 to 65, and one for the ages between two of them.
    private static let ages = 28..<47

    private let firstBit: Int
    private let genderFacet: Facet
    private let jobGroupFacet: Facet
    private let ageFacet: Facet
    /// The age by year from which members may host and join.
    let minimumAge: Int
    /// Whether members have to tell their own pace first.
    let needsPace: Bool

    init(firstBit: Int, minimumAge: Int, needsPace: Bool) {
        func bits(_ range: Range<Int>) -> Range<Int> {
            firstBit + range.lowerBound..<firstBit + range.upperBound
        }
        self.firstBit = firstBit
        self.minimumAge = minimumAge
        self.needsPace = needsPace
        genderFacet = Facet("gender", AdmittedGender.self, bits: bits(Self.gender), isOnCard: true)
        jobGroupFacet = Facet("jobGroups", JobGroup.self, bits: bits(Self.jobGroups))
        ageFacet = Facet("age", AgeDecade.self, bits: bits(Self.decades), isOnCard: true)
    }

    /// The facets that readers filter by.
    var facets: [Facet] { [genderFacet, ageFacet, jobGroupFacet] }

    func marks(of conditions: AdmissionConditions) -> Marks {
        let groups = conditions.jobGroups
        let range = conditions.ages
        var marks: Marks = [
            genderFacet.marks(of: [conditions.gender]),
            jobGroupFacet.marks(of: groups.isEmpty ? Set(JobGroup.allCases) : groups),
            ageFacet.marks(of: Set(AgeDecade.allCases.filter { $0.ages.contains(where: range.admits) })),
        ]
        if groups.isEmpty { marks.insert(mark(Self.anyJobGroup)) }
        if range == .everyone { marks.insert(mark(Self.everyAge)) }
        for place in Self.place(of: range.ages.lowerBound)...Self.place(of: range.ages.upperBound) {
            marks.insert(mark(Self.ages.lowerBound + place))
        }
        return marks
    }

    func conditions(in marks: Marks) -> AdmissionConditions {
        let groups =
            marks.contains(mark(Self.anyJobGroup)) ? [] : jobGroupFacet.values(in: marks, of: JobGroup.self)
        return AdmissionConditions(
            ages: ages(in: marks),
            gender: genderFacet.values(in: marks, of: AdmittedGender.self).first ?? .everyone,
            jobGroups: groups
        )
    }

    private func ages(in marks: Marks) -> AgeRange {
        let places = (0..<Self.ages.count).filter { marks.contains(mark(Self.ages.lowerBound + $0)) }
        guard let first = places.first, let last = places.last else { return .everyone }
        let base = AgeRange.allowed.lowerBound
        return AgeRange(base + first / 2 * AgeRange.step...base + last / 2 * AgeRange.step)
    }

    /// For each condition, the marks of which a listing needs one to admit the member. A detail that the
    /// member hasn't told meets only listings that don't ask for it. Nil when none admits the member.
    func marks(admitting details: MemberDetails, at now: Moment) -> [Marks]? {
        let age = details.birthYear?.age(at: now)
        if let age, age < minimumAge { return nil }
        let genders = AdmittedGender.allCases.filter { $0 == .everyone || $0.gender == details.gender }
        return [
            genderFacet.marks(of: Set(genders)),
            details.jobGroup.map { jobGroupFacet.marks(of: [$0]) } ?? mark(Self.anyJobGroup),
            mark(age.map { Self.ages.lowerBound + Self.place(of: $0) } ?? Self.everyAge),
        ]
    }

    /// Even for a multiple of five; ages beyond the ends belong to them.
    private static func place(of age: Int) -> Int {
        let inside = min(max(age, AgeRange.allowed.lowerBound), AgeRange.allowed.upperBound)
        let (steps, rest) = (inside - AgeRange.allowed.lowerBound).quotientAndRemainder(
            dividingBy: AgeRange.step
        )
        return 2 * steps + (rest == 0 ? 0 : 1)
    }

    private func mark(_ bit: Int) -> Marks { Marks(rawValue: 1 << Int64(firstBit + bit)) }
}

extension AdmissionRules {
    /// The details that a host and every applicant have to tell.
    private var askedOfAll: Set<MemberDetail> { needsPace ? [.birthYear, .pace] : [.birthYear] }

    /// A told detail that doesn't fit is refused before a missing one, which could only lead to that refusal.
    func mustAdmit(_ details: MemberDetails, _ conditions: AdmissionConditions, at now: Moment) throws {
        if let age = details.birthYear?.age(at: now) {
            guard age >= minimumAge else { throw AdmissionRefusal.tooYoung }
            guard conditions.ages.admits(age) else { throw AdmissionRefusal.age }
        }
        var asked = askedOfAll
        if let gender = conditions.gender.gender {
            guard details.gender.map({ $0 == gender }) ?? true else { throw AdmissionRefusal.gender }
            asked.insert(.gender)
        }
        if !conditions.jobGroups.isEmpty {
            guard details.jobGroup.map(conditions.jobGroups.contains) ?? true else {
                throw AdmissionRefusal.jobGroup
            }
            asked.insert(.jobGroup)
        }
        if let missing = DetailsMissing(asked.subtracting(details.told)) { throw missing }
    }

    /// A host may narrow a listing to their own gender, never to another one.
    func mustHost(_ details: MemberDetails, _ conditions: AdmissionConditions, at now: Moment) throws {
        if let age = details.birthYear?.age(at: now), age < minimumAge { throw AdmissionRefusal.tooYoung }
        var asked = askedOfAll
        if let gender = conditions.gender.gender {
            guard details.gender.map({ $0 == gender }) ?? true else { throw AdmissionRefusal.otherGender }
            asked.insert(.gender)
        }
        if let missing = DetailsMissing(asked.subtracting(details.told)) { throw missing }
    }

    /// What a host has to tell whatever the conditions are.
    func missing(ofHost details: MemberDetails) -> DetailsMissing? {
        DetailsMissing(askedOfAll.subtracting(details.told))
    }
}

extension AccountRepository {
    /// What the author of a listing has told. Not read for a kind without conditions.
    func details(ofHost author: Member.ID, of kind: Listing.Kind) async throws -> MemberDetails {
        guard kind.hasConditions else { return MemberDetails() }
        guard let account = try await find(author) else { throw AccountRefusal.gone }
        return account.details
    }
}

extension Listing.Kind {
    /// Whether its listings may narrow who can join.
    public var hasConditions: Bool { admissionRules != nil }

    /// What a member has to tell before hosting a listing of this kind; nil when nothing is missing.
    public func missing(ofHost details: MemberDetails) -> DetailsMissing? {
        admissionRules?.missing(ofHost: details)
    }
}

extension Listing {
    /// Whom the listing is for; nil for a kind that anyone may join.
    public var conditions: AdmissionConditions? { kind.admissionRules?.conditions(in: details.facets) }

    /// Refuses an applicant who doesn't meet the conditions, or hasn't told what they ask for.
    public func mustAdmit(_ applicant: MemberDetails, at now: Moment) throws {
        guard let rules = kind.admissionRules else { return }
        try rules.mustAdmit(applicant, rules.conditions(in: details.facets), at: now)
    }

    /// Whether the conditions were checked as they are when a member applied at that moment. False once the
    /// listing was edited, so that an edit tells its organiser nothing about a member.
    func wasMet(byApplicantAt moment: Moment) -> Bool {
        guard let conditions, conditions != .everyone else { return false }
        return editedAt.map { $0 <= moment } ?? true
    }

    /// Refuses an author who may not host it under its conditions.
    public func mustBeHosted(by author: MemberDetails, at now: Moment) throws {
        guard let rules = kind.admissionRules else { return }
        try rules.mustHost(author, rules.conditions(in: details.facets), at: now)
    }
}
