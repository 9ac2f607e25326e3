import Domain
import Testing

@Suite("Members' details")
struct MemberDetailsTests {
    private let now = SampleListing.start
    private let months = DetailChanges.interval

    private func account() throws -> Account {
        Account(
            id: Member.ID(rawValue: 1),
            email: try EmailAddress("ana@example.com"),
            nickname: try Nickname("ana"),
            language: .korean,
            joinedAt: now
        )
    }

    @Test("An occupation is corrected once, and then again after three months")
    func changes() throws {
        var ana = try account()
        try ana.work(in: .design, at: now)
        try ana.work(in: .sales, at: now)
        #expect(throws: DetailRefusal(.jobGroup, allowedFrom: now + months)) {
            try ana.work(in: .design, at: now + months - .seconds(1))
        }
        #expect(ana.jobGroup == .sales)
        try ana.work(in: .sales, at: now)
        try ana.work(in: .design, at: now + months)
        #expect(ana.jobGroup == .design)
    }

    @Test("A detail can be cleared at any time, but not told again to get around the limit")
    func clearing() throws {
        var ana = try account()
        try ana.tell(gender: .female, at: now)
        try ana.tell(gender: nil, at: now)
        #expect(ana.gender == nil)
        #expect(throws: DetailRefusal(.gender, allowedFrom: now + months)) {
            try ana.tell(gender: .male, at: now)
        }
        try ana.tell(birthYear: BirthYear(accepted: 1990), at: now)
        try ana.tell(birthYear: BirthYear(accepted: 1991), at: now)
        #expect(throws: DetailRefusal(.birthYear, allowedFrom: now + months)) {
            try ana.tell(birthYear: BirthYear(accepted: 1992), at: now)
        }
        try ana.tell(birthYear: nil, at: now)
        #expect(ana.birthYear == nil)
    }

    @Test("A card shows what its member chose, and an age only as part of a decade")
    func card() {
        let details = MemberDetails(
            birthYear: BirthYear(accepted: 1990),
            gender: .female,
            jobGroup: .design,
            pace: .fast
        )
        #expect(RunnerCard(of: details, showing: [], at: now).isEmpty)
        let card = RunnerCard(of: details, showing: Set(ShownDetail.allCases), at: now)
        #expect(card == RunnerCard(pace: .fast, jobGroup: .design, age: AgeBand("30-mid"), gender: .female))
    }

    @Test(
        "Ages are shown early, mid and late in a decade, and as one from seventy on",
        arguments: [
            (19, "10-late"), (20, "20-early"), (23, "20-early"), (24, "20-mid"), (26, "20-mid"),
            (27, "20-late"), (69, "60-late"), (70, "70"), (99, "70"),
        ]
    )
    func bands(_ age: Int, _ band: String) {
        #expect(AgeBand(of: age).text == band && AgeBand(band) == AgeBand(of: age))
    }
}
