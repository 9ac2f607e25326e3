import Domain
import Testing

@Suite("A class")
struct ClassTests {
    private let now = SampleListing.start
    private let hour = Duration.seconds(3_600)

    private func sessions(_ hours: Int..., minutes: Int = 60) throws -> ClassSchedule {
        .fixed(
            try ClassSessions(
                hours.map { try ClassSession(startsAt: now + .seconds(3_600 * $0), minutes: minutes) }
            )
        )
    }

    private func arranged(minutes: Int? = 60) throws -> ClassSchedule {
        .byArrangement(try .init(weekdays: [.monday], timeBands: [.evening], minutes: minutes))
    }

    @Test("The first appointment is suggested for the next day that suits the author")
    func suggested() throws {
        let day = { (day: Int) throws in try #require(CivilDate(year: 2026, month: 11, day: day)).startInSeoul
        }
        let wednesday = try day(25) + hour * 20
        func start(_ weekdays: Set<Weekday>, _ bands: Set<TimeBand>) throws -> Moment? {
            try ClassSchedule.Arrangement(weekdays: weekdays, timeBands: bands)
                .suggestedStart(after: wednesday)
        }
        #expect(try start([.tuesday, .thursday], [.evening]) == day(26) + hour * 19)
        #expect(try start([.wednesday], [.night, .morning]) == wednesday + hour * (7 * 24 - 10))
        #expect(try start([.saturday], []) == day(28) + hour * 19)
        #expect(try start([], [.afternoon]) == day(26) + hour * 14)
        #expect(try start([], []) == nil)
    }

    @Test("Things to bring are one line of 100 characters at most")
    func bring() throws {
        #expect(try ThingsToBring(" 앞치마\n수건 ").text == "앞치마 수건")
        #expect(try ThingsToBring(" ") == .nothing)
        #expect(try ThingsToBring(String(repeating: "가", count: 100)).text.count == 100)
        #expect(throws: ClassRefusal.bringTooLong) {
            try ThingsToBring(String(repeating: "가", count: 101))
        }
    }

    @Test("Another thing to bring is told to those who come, and is a change of what payers bought")
    func changedBring() throws {
        let former = try post(.offer, sessions(24))
        var post = former
        try post.edit(
            contents(sessions(24), .offer, bring: ThingsToBring("노트북")),
            at: former.listing.details.place,
            now: now
        )
        #expect(post.changes(since: former) == [.others])
        let sold = post.sold(dates: []).changes(since: former.sold(dates: []), at: now)
        #expect(sold.map(\.part) == [.text])
        #expect(former.changes(since: former) == [])
    }

    private func contents(
        _ schedule: ClassSchedule,
        _ side: Listing.Side = .offer,
        title: String = "기타 첫걸음",
        bring: ThingsToBring = .nothing
    ) throws -> ClassContents {
        try ClassContents(
            side: side,
            title: ListingTitle(title),
            description: ClassDescription("코드 세 개로 노래 한 곡"),
            subjects: [.hobby],
            schedule: schedule,
            bring: bring
        )
    }

    private func post(_ side: Listing.Side = .offer, _ schedule: ClassSchedule) throws -> Class {
        try Class(
            posting: Listing.ID(rawValue: 1_000),
            by: SampleListing.author,
            contents(schedule, side),
            at: SampleListing.details().place,
            now: now
        )
    }

    @Test("on fixed dates is over when the last of them is")
    func ends() throws {
        let post = try post(.offer, sessions(72, 24, 48))

        #expect(
            post.schedule.sessions?.all.map(\.startsAt) == [
                now + hour * 24, now + hour * 48, now + hour * 72,
            ]
        )
        #expect(post.listing.details.expiresAt == now + hour * 73)
        #expect(post.listing.status(at: now + hour * 73) == .expired)
    }

    @Test("on fixed dates is found by their days of the week in Seoul")
    func weekdays() throws {
        // It is half past seven on a Friday evening; five hours later, in Seoul, it is Saturday.
        #expect(try Class.weekdays(of: post(.offer, sessions(5)).listing) == [.saturday])
        #expect(try Class.weekdays(of: post(.offer, sessions(4, 72)).listing) == [.friday, .monday])
    }

    @Test("by arrangement is found by the days that suit, and never expires")
    func arrangement() throws {
        let post = try post(.want, arranged())

        #expect(Class.weekdays(of: post.listing) == Set([Weekday.monday]))
        #expect(post.listing.details.expiresAt == nil)
    }

    @Test("needs a length when it is offered, not when it is wanted")
    func minutes() throws {
        #expect(throws: ClassRefusal.minutesMissing) { try post(.offer, arranged(minutes: nil)) }
        #expect(try post(.want, arranged(minutes: nil)).listing.side == .want)
    }

    @Test("isn't announced for a time that has come, nor for one a year away")
    func announced() throws {
        #expect(throws: ClassRefusal.sessionInPast) { try post(.offer, sessions(0)) }
        #expect(throws: ClassRefusal.sessionTooFar) { try post(.offer, sessions(24 * 367)) }
    }

    @Test("has dates that don't run into each other, at least one and at most twenty")
    func dates() throws {
        #expect(throws: ClassRefusal.sessionsOverlap) { try sessions(1, 2, minutes: 61) }
        #expect(throws: ClassRefusal.sessionsOverlap) { try sessions(1, 1) }
        #expect(throws: ClassRefusal.sessionsMissing) { try ClassSessions([]) }
        let many = try (1...21).map { try ClassSession(startsAt: now + .seconds(3_600 * $0), minutes: 60) }
        #expect(throws: ClassRefusal.tooManySessions) { try ClassSessions(many) }
        #expect(try ClassSessions(Array(many.dropLast())).all.count == 20)
    }

    @Test("takes ten minutes to ten hours", arguments: [9, 601, 0, -1])
    func lengths(_ minutes: Int) {
        #expect(throws: ClassRefusal.minutes) { try ClassSession(startsAt: now, minutes: minutes) }
        #expect(throws: ClassRefusal.minutes) { try ClassSchedule.Arrangement(minutes: minutes) }
    }

    @Test("is edited after its first date without that one being announced again")
    func editedLater() throws {
        var post = try post(.offer, sessions(24, 48))
        let later = now + hour * 30

        try post.edit(
            contents(sessions(24, 48), title: "기타 두 곡"),
            at: SampleListing.details().place,
            now: later
        )

        #expect(post.listing.details.title.text == "기타 두 곡")
        #expect(post.listing.createdAt == now && post.listing.editedAt == later)
        #expect(throws: ClassRefusal.sessionInPast) {
            try post.edit(contents(sessions(24, 29)), at: SampleListing.details().place, now: later)
        }
    }

    @Test("stays an offer, or a search, for good")
    func side() throws {
        var post = try post(.offer, arranged())

        #expect(throws: ClassRefusal.sideIsFixed) {
            try post.edit(contents(arranged(), .want), at: SampleListing.details().place, now: now)
        }
    }

    @Test("has one to twenty seats", arguments: [0, 21, -1])
    func seats(_ seats: Int) throws {
        let schedule = try arranged()
        #expect(throws: ClassRefusal.seats) {
            try ClassContents(
                side: .offer,
                title: ListingTitle("기타"),
                description: ClassDescription("기타"),
                seats: seats,
                schedule: schedule
            )
        }
    }

    @Test("is described in words, not in white space, and in 4,000 letters at most")
    func description() throws {
        #expect(throws: ClassRefusal.descriptionMissing) { try ClassDescription(" \n\t ") }
        #expect(throws: ClassRefusal.descriptionTooLong) {
            try ClassDescription(String(repeating: "가", count: 4_001))
        }
        #expect(try ClassDescription(String(repeating: "가", count: 4_000)).text.count == 4_000)
    }
}
