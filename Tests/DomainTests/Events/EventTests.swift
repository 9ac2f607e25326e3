import Domain
import Testing

@Suite("An event")
struct EventTests {
    private let now = SampleListing.start
    private let day = Duration.seconds(86_400)

    private func dates(_ days: Int...) throws -> EventDates {
        try EventDates(
            try days.map {
                try EventPeriod(startsAt: now + day * $0, endsAt: now + day * $0 + .seconds(7_200))
            },
            in: .seoul
        )
    }

    private func contents(
        _ dates: EventDates,
        applications: ApplicationPeriod = .always,
        signUp: EventSignUp = .here(seats: 4),
        isPostponed: Bool = false
    ) throws -> EventContents {
        try EventContents(
            title: try ListingTitle("작은 서버 밤"),
            hosts: try EventHosts([try EventHost("작은 서버 모임")]),
            description: try EventDescription(""),
            mode: .both,
            topics: [.devops],
            dates: dates,
            applications: applications,
            signUp: signUp,
            isPostponed: isPostponed
        )
    }

    private func post(_ contents: EventContents) throws -> Event {
        try SampleListing.post(contents)
    }

    @Test("is told in nine states by the clock")
    func statuses() throws {
        let period = try ApplicationPeriod(opensAt: now + day, closesAt: now + day * 8)
        let event = try post(contents(dates(10, 12), applications: period))
        for (days, status) in [
            (0, EventStatus.notYetOpen), (1, .open), (4, .open), (5, .closingSoon), (8, .closed),
            (10, .running), (11, .running),
        ] {
            #expect(event.status(at: now + day * days) == status, "\(days)")
        }
        #expect(event.status(at: now + day * 12 + .seconds(7_199)) == .running)
        #expect(event.status(at: now + day * 12 + .seconds(7_200)) == .ended)
        #expect(try post(contents(dates(2))).status(at: now) == .upcoming)
        #expect(try post(contents(dates(2), isPostponed: true)).status(at: now + day * 9) == .postponed)
        let opened = try ApplicationPeriod(opensAt: now, closesAt: nil)
        #expect(try post(contents(dates(2), applications: opened)).status(at: now) == .open)
    }

    @Test("has one to twenty dates in order, which don't overlap and end after they start")
    func manyDates() throws {
        #expect(try dates(5, 3).all.map(\.startsAt) == [now + day * 3, now + day * 5])
        #expect(throws: EventRefusal.datesMissing) { try EventDates([], in: .seoul) }
        #expect(throws: EventRefusal.datesOverlap) { try dates(3, 3) }
        let twenty = try (1...20).map {
            try EventPeriod(startsAt: now + day * $0, endsAt: now + day * ($0 + 1))
        }
        #expect(try EventDates(twenty, in: .seoul).all.count == 20)
        let another = try EventPeriod(startsAt: now + day * 30, endsAt: now + day * 31)
        #expect(throws: EventRefusal.tooManyDates) { try EventDates(twenty + [another], in: .seoul) }
        #expect(throws: EventRefusal.endBeforeStart) { try EventPeriod(startsAt: now, endsAt: now) }
        #expect(throws: EventRefusal.dateTooLong) {
            try EventPeriod(startsAt: now, endsAt: now + EventPeriod.longest + .milliseconds(1))
        }
    }

    @Test("lasts whole days from midnight to midnight in its own zone")
    func allDay() throws {
        let first = try #require(CivilDate(year: 2027, month: 3, day: 14))
        let period = try EventPeriod(from: first, through: first, in: .newYork)
        // Spring takes an hour from this day.
        #expect(period.endsAt - period.startsAt == .seconds(23 * 3_600))
        #expect(try EventDates([period], in: .newYork).all == [period])
        #expect(throws: EventRefusal.notWholeDays) { try EventDates([period], in: .seoul) }
        let days = period.days(in: .newYork)
        #expect(days.first == first && days.last == first)
    }

    @Test("is posted while a date is to come, at most three years ahead")
    func window() throws {
        let begun = try EventDates([try EventPeriod(startsAt: now - day, endsAt: now + day)], in: .seoul)
        #expect(try post(contents(begun)).status(at: now) == .running)
        #expect(throws: EventRefusal.datesInPast) { try post(contents(dates(-1))) }
        #expect(throws: EventRefusal.dateTooFar) { try post(contents(dates(3 * 366 + 1))) }
    }

    @Test("is edited after its end, but not moved into the past, and keeps its way to sign up")
    func edits() throws {
        var event = try post(contents(dates(2)))
        let place = event.listing.details.place
        let late = now + day * 5
        try event.edit(contents(dates(2), isPostponed: true), at: place, now: late)
        #expect(event.isPostponed)
        #expect(throws: EventRefusal.datesInPast) { try event.edit(contents(dates(3)), at: place, now: late) }
        #expect(throws: EventRefusal.signUpIsFixed) {
            try event.edit(contents(dates(9), signUp: .elsewhere), at: place, now: late)
        }
        try event.edit(contents(dates(9)), at: place, now: late)
        #expect(event.status(at: late) == .upcoming && event.listing.details.expiresAt == event.dates.endsAt)
    }

    @Test("tells its roster of changes that only its own fields show")
    func changes() throws {
        let event = try post(contents(dates(2, 4, 6)))
        for changed in [
            try contents(dates(2, 5, 6)), try contents(dates(2, 4, 6), isPostponed: true),
            try contents(
                dates(2, 4, 6),
                applications: try ApplicationPeriod(opensAt: now, closesAt: nil)
            ),
        ] {
            var edited = event
            try edited.edit(changed, at: event.listing.details.place, now: now)
            #expect(edited.changes(since: event) == [.others])
        }
        var same = event
        try same.edit(contents(dates(2, 4, 6)), at: event.listing.details.place, now: now)
        #expect(same.changes(since: event) == [])
    }

    @Test("has hosts, a cost in order, and applications that close before its end")
    func limits() throws {
        let host = try EventHost("가")
        #expect(throws: EventRefusal.hostsMissing) { try EventHosts([]) }
        #expect(try EventHosts([host, host]).all.count == 1)
        let six = try (1...6).map { try EventHost("\($0)") }
        #expect(throws: EventRefusal.tooManyHosts) { try EventHosts(six) }
        #expect(throws: EventRefusal.hostTooLong) { try EventHost(String(repeating: "가", count: 61)) }
        #expect(throws: EventRefusal.hostTooLong) { try EventHost("가\n나") }
        #expect(throws: EventRefusal.costOrder) {
            try EventCost.paid(between: Money(won: 2), and: Money(won: 1))
        }
        let dates = try dates(2)
        let late = try ApplicationPeriod(opensAt: nil, closesAt: dates.endsAt + .milliseconds(1))
        #expect(throws: EventRefusal.applicationsAfterEnd) { try contents(dates, applications: late) }
        #expect(throws: RosterRefusal.periodOrder) { try ApplicationPeriod(opensAt: now, closesAt: now) }
        #expect(throws: EventRefusal.descriptionTooLong) {
            try EventDescription(String(repeating: "가", count: 5_001))
        }
        #expect(throws: EventRefusal.venueTooLong) { try EventVenue(String(repeating: "가", count: 61)) }
    }

    @Test("is found by a topic's other names, whatever their case and punctuation")
    func aliases() throws {
        for (typed, topic) in [
            ("Kubernetes", EventTopic.devops), ("머신 러닝", .ai), ("C++", .cpp), ("c#", .dotnet),
            ("Node.js", .javascript), ("오픈 소스", .openSource), ("iOS", .ios), ("UI/UX", .design),
        ] {
            #expect(EventTopic(alias: typed) == topic, "\(typed)")
        }
        #expect(EventTopic(alias: "뜨개질") == nil && EventTopic(alias: "") == nil)
        let words = EventTopic.allCases.flatMap { [$0.rawValue] + $0.aliases }
        for topic in EventTopic.allCases {
            for word in [topic.rawValue] + topic.aliases {
                #expect(EventTopic(alias: word) == topic, "\(word)")
            }
        }
        #expect(words.count > 100)
    }
}

@Suite("A roster with a period of applications")
struct ApplicationPeriodTests {
    private let now = SampleListing.start

    @Test("takes applications from its opening until its close, and none where sign-up is elsewhere")
    func period() throws {
        let listing = try SampleListing.listing()
        let ben = Member.ID(rawValue: 77)
        let period = try ApplicationPeriod(opensAt: now + .seconds(60), closesAt: now + .seconds(120))
        for (wait, refusal) in [
            (59, RosterRefusal.notYetOpen), (60, nil), (119, nil), (120, .closed),
        ] as [(Int, RosterRefusal?)] {
            var roster = Roster(of: listing, admission: .whileSeatsLast, period: period)
            let moment = now + .seconds(wait)
            #expect(roster.isOpen(at: moment) == (refusal == nil))
            guard let refusal else {
                try roster.apply(by: ben, nil, at: moment)
                continue
            }
            #expect(throws: refusal) { try roster.apply(by: ben, nil, at: moment) }
        }
        var elsewhere = Roster(of: listing, admission: .elsewhere)
        #expect(throws: RosterRefusal.elsewhere) { try elsewhere.apply(by: ben, nil, at: now) }
    }
}
