import Testing

@testable import Domain

@Suite("Conditions of a run")
struct AdmissionTests {
    /// In 2026.
    private let now = SampleListing.start
    private static let steps = Array(stride(from: 20, through: 65, by: 5))
    private static let ranges = steps.flatMap { first in steps.filter { $0 >= first }.map { (first, $0) } }

    private func run(_ conditions: AdmissionConditions) throws -> Listing {
        Listing(
            posting: Listing.ID(rawValue: 1_000),
            .run,
            by: SampleListing.author,
            side: nil,
            seats: try Seats(4),
            ListingDetails(
                title: try ListingTitle("남산 둘레길"),
                facets: Run.marks(.afterWork, .average, .no, conditions),
                place: try SampleListing.details().place
            ),
            at: now
        )
    }

    private func runner(
        aged age: Int? = 36,
        _ gender: Gender? = nil,
        _ jobGroup: JobGroup? = nil,
        pace: Pace? = .average
    ) -> MemberDetails {
        MemberDetails(
            birthYear: age.map { BirthYear(accepted: 2026 - $0) },
            gender: gender,
            jobGroup: jobGroup,
            pace: pace
        )
    }

    private func refusal(_ conditions: AdmissionConditions, _ details: MemberDetails) throws
        -> AdmissionRefusal?
    {
        let listing = try run(conditions)
        do {
            try listing.mustAdmit(details, at: now)
            return nil
        } catch {
            guard let refusal = error as? AdmissionRefusal else { throw error }
            return refusal
        }
    }

    @Test("Conditions are read back from a run's marks as they were set", arguments: AdmittedGender.allCases)
    func marks(_ gender: AdmittedGender) throws {
        for (first, last) in Self.ranges {
            for groups: Set<JobGroup> in [[], [.design], [.publicService, .customerSupport]] {
                let conditions = AdmissionConditions(
                    ages: try AgeRange(first, last),
                    gender: gender,
                    jobGroups: groups
                )
                #expect(try run(conditions).conditions == conditions)
            }
        }
        let all = AdmissionConditions(jobGroups: Set(JobGroup.allCases))
        #expect(all == .everyone)
    }

    @Test("Ages are 20 to 65 in steps of five, the youngest not above the oldest")
    func steps() throws {
        for (youngest, oldest) in [(15, 30), (20, 70), (21, 30), (20, 33)] {
            #expect(throws: AdmissionRefusal.ages) { try AgeRange(youngest, oldest) }
        }
        #expect(throws: AdmissionRefusal.agesContradict) { try AgeRange(40, 35) }
        #expect(try AgeRange(40, 40).admits(40) && AgeRange(20, 65) == .everyone)
    }

    @Test(
        "The outer age bands are open: a run from 20 admits a member of 19, one to 65 a member of 80"
    )
    func openEnds() throws {
        let (young, old) = (
            AdmissionConditions(ages: try AgeRange(20, 30)), AdmissionConditions(ages: try AgeRange(50, 65))
        )
        #expect(try refusal(young, runner(aged: 19)) == nil && refusal(young, runner(aged: 31)) == .age)
        #expect(try refusal(old, runner(aged: 80)) == nil && refusal(old, runner(aged: 49)) == .age)
    }

    @Test("One joins in the year of turning nineteen, and not before")
    func adults() throws {
        #expect(try refusal(.everyone, runner(aged: 19)) == nil)
        #expect(try refusal(.everyone, runner(aged: 18)) == .tooYoung)
    }

    @Test("A refusal names the condition")
    func refusals() throws {
        let women = AdmissionConditions(gender: .women)
        #expect(try refusal(women, runner(aged: 30, .female)) == nil)
        for other: Gender in [.male, .other] {
            #expect(try refusal(women, runner(aged: 30, other)) == .gender)
        }
        let designers = AdmissionConditions(jobGroups: [.design])
        #expect(try refusal(designers, runner(aged: 30, nil, .design)) == nil)
        #expect(try refusal(designers, runner(aged: 30, nil, .sales)) == .jobGroup)
    }

    @Test("A detail that a condition asks for has to be told first, and only then")
    func missing() throws {
        let narrow = AdmissionConditions(gender: .men, jobGroups: [.design])
        for (conditions, details, fields) in [
            (.everyone, runner(aged: nil), ["birthYear"]),
            (.everyone, runner(pace: nil), ["pace"]),
            (AdmissionConditions(gender: .men), runner(), ["gender"]),
            (AdmissionConditions(jobGroups: [.design]), runner(), ["jobGroup"]),
            (narrow, MemberDetails(), ["birthYear", "pace", "gender", "jobGroup"]),
        ] as [(AdmissionConditions, MemberDetails, [String])] {
            let listing = try run(conditions)
            let missing = #expect(throws: DetailsMissing.self) { try listing.mustAdmit(details, at: now) }
            #expect(missing?.accountFields == fields)
        }
        #expect(try refusal(.everyone, runner()) == nil)
    }

    @Test("A member whose told details don't fit isn't asked for others")
    func misfit() throws {
        let women = AdmissionConditions(gender: .women)
        #expect(try refusal(women, MemberDetails(gender: .male)) == .gender)
        #expect(try refusal(.everyone, runner(aged: 18, pace: nil)) == .tooYoung)
    }

    @Test("Members host a run for their own gender, and for no other")
    func hosts() throws {
        let women = try run(AdmissionConditions(gender: .women))
        try women.mustBeHosted(by: runner(aged: 30, .female), at: now)
        #expect(throws: AdmissionRefusal.otherGender) {
            try women.mustBeHosted(by: runner(aged: 30, .male), at: now)
        }
        let missing = #expect(throws: DetailsMissing.self) {
            try women.mustBeHosted(by: runner(aged: 30), at: now)
        }
        #expect(missing?.details == [.gender])
    }

    @Test("An edit of the conditions tells the organiser nothing about who applied before it")
    func edited() throws {
        var listing = try run(AdmissionConditions(gender: .women))
        #expect(listing.wasMet(byApplicantAt: now))
        let edit = now + .seconds(60)
        try listing.edit(listing.details, seats: 4, at: edit)
        #expect(!listing.wasMet(byApplicantAt: edit - .milliseconds(1)))
        #expect(listing.wasMet(byApplicantAt: edit))
        #expect(try !run(.everyone).wasMet(byApplicantAt: now), "without conditions there is nothing to meet")
    }

    @Test("A class has no conditions")
    func classes() throws {
        try SampleListing.listing().mustAdmit(MemberDetails(), at: now)
        #expect(try SampleListing.listing().conditions == nil)
    }

    @Test(
        "The filter of a member's own details finds just the runs that admit them",
        arguments: [19, 20, 21, 24, 25, 26, 64, 65, 66, 90]
    )
    func filter(_ age: Int) throws {
        for (first, last) in Self.ranges {
            for gender in AdmittedGender.allCases {
                for groups: Set<JobGroup> in [[], [.design]] {
                    let conditions = AdmissionConditions(
                        ages: try AgeRange(first, last),
                        gender: gender,
                        jobGroups: groups
                    )
                    for own in [Gender.female, nil] {
                        for job in [JobGroup.design, .sales, nil] {
                            let details = runner(aged: age, own, job)
                            let isFound = try finds(conditions, details)
                            let listing = try run(conditions)
                            let isAdmitted = (try? listing.mustAdmit(details, at: now)) != nil
                            #expect(isFound == isAdmitted, "\(conditions)")
                        }
                    }
                }
            }
        }
    }

    @Test("Without a year of birth, the filter finds runs for all ages; below nineteen, none")
    func untoldAge() throws {
        #expect(try finds(.everyone, runner(aged: nil)))
        #expect(try !finds(AdmissionConditions(ages: AgeRange(20, 60)), runner(aged: nil)))
        #expect(try !finds(.everyone, runner(aged: 18)))
    }

    private func finds(_ conditions: AdmissionConditions, _ details: MemberDetails) throws -> Bool {
        let marks = try run(conditions).details.facets
        let filter = BoardFilter().admitting(details, at: now)
        guard let wanted = filter.kinds.first(where: { $0.kind == .run }) else { return false }
        return wanted.marks.allSatisfy { !marks.isDisjoint(with: $0) }
    }

    @Test("A filter by decades finds runs that admit a member of that age", arguments: AgeDecade.allCases)
    func decades(_ decade: AgeDecade) throws {
        let first = Int(decade.rawValue.prefix(2)) ?? 0
        for (youngest, oldest) in Self.ranges {
            let ages = try AgeRange(youngest, oldest)
            let marks = try run(AdmissionConditions(ages: ages)).details.facets
            let filter = BoardFilter(facets: ["age": [decade.rawValue]])
            let isFound = filter.kinds.allSatisfy { $0.marks.allSatisfy { !marks.isDisjoint(with: $0) } }
            #expect(isFound == (first..<first + 10).contains(where: ages.admits), "\(ages)")
        }
    }
}
