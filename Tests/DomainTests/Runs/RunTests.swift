import Domain
import Testing

@Suite("A run")
struct RunTests {
    private let now = SampleListing.start
    private let day = Duration.seconds(86_400)

    private func contents(
        in wait: Duration = .seconds(86_400),
        minutes: Int = 60,
        seats: Int = 4,
        title: String = "남산 둘레길"
    ) throws -> RunContents {
        RunContents(
            title: try RunTitle(title),
            description: try RunDescription(""),
            time: try RunTime(startsAt: now + wait, minutes: minutes),
            capacity: try RunCapacity(seats),
            tag: .afterWork,
            pace: .average,
            afterparty: .no
        )
    }

    private func post(_ contents: RunContents) throws -> Run {
        try SampleListing.post(contents)
    }

    @Test("is over when its planned length has passed, and not before")
    func ends() throws {
        let listing = try post(contents(minutes: 90)).listing
        let end = now + day + .seconds(90 * 60)
        #expect(listing.status(at: end - .milliseconds(1)) == .open)
        #expect(listing.status(at: end) == .expired)
    }

    @Test("starts after now and within fourteen days")
    func window() throws {
        for wait in [Duration.milliseconds(1), day * 14] {
            #expect(try post(contents(in: wait)).time.startsAt == now + wait)
        }
        #expect(throws: RunRefusal.startInPast) { try post(contents(in: .zero)) }
        #expect(throws: RunRefusal.startTooFar) { try post(contents(in: day * 14 + .milliseconds(1))) }
    }

    @Test("takes ten minutes to four hours and fifty, in steps of ten", arguments: [10, 60, 290])
    func lengths(_ minutes: Int) throws {
        #expect(try contents(minutes: minutes).time.minutes == minutes)
        for wrong in [minutes + 5, 0, 300] {
            #expect(throws: RunRefusal.minutes) { try contents(minutes: wrong) }
        }
    }

    @Test("is for two to eight, and has a title of at most thirty characters and a text of five hundred")
    func limits() throws {
        for seats in [2, 8] { #expect(try post(contents(seats: seats)).listing.seats.total == seats) }
        for seats in [1, 9] { #expect(throws: RunRefusal.seats) { try contents(seats: seats) } }
        #expect(throws: ListingRefusal.titleMissing) { try RunTitle(" ") }
        for (longest, make) in [
            (RunTitle.longest, { _ = try RunTitle($0) }),
            (RunDescription.longest, { _ = try RunDescription($0) }),
        ] as [(Int, (String) throws -> Void)] {
            try make(String(repeating: "강", count: longest))
            #expect(throws: RunRefusal.self) { try make(String(repeating: "강", count: longest + 1)) }
        }
    }

    @Test("is edited by the same rules until it starts, and then no more")
    func edits() throws {
        var run = try post(contents())
        let place = run.listing.details.place
        try run.edit(contents(in: day * 2, seats: 5), at: place, now: now)
        #expect(run.time.startsAt == now + day * 2 && run.listing.seats.total == 5)
        #expect(run.listing.details.expiresAt == now + day * 2 + .seconds(3_600))
        #expect(throws: RunRefusal.startInPast) { try run.edit(contents(), at: place, now: now + day) }
        #expect(throws: RunRefusal.started) {
            try run.edit(contents(in: day * 3), at: place, now: now + day * 2)
        }
    }

    @Test("has one grade of pace for every number of seconds")
    func paces() {
        for (seconds, pace) in [
            (1, Pace.expert), (269, .expert), (270, .fast), (359, .fast), (360, .average),
            (419, .average), (420, .beginner), (900, .beginner),
        ] {
            #expect(Pace.allCases.filter { $0.seconds.contains(seconds) } == [pace], "\(seconds)")
        }
    }
}
