import Domain
import Testing

@Suite("Reminders of an event")
struct EventReminderTests {
    @Test("The eve is a day of Seoul, also for an event elsewhere, and for each of its dates")
    func eve() throws {
        let evening = Zone.newYork.moment(of: LocalTime(try day(2026, 12, 5), minute: 20 * 60))
        let whole = try EventPeriod(from: day(2026, 12, 10), through: day(2026, 12, 11), in: .newYork)
        let event = try event(
            [EventPeriod(startsAt: evening, endsAt: evening + .seconds(3_600)), whole],
            in: .newYork
        )
        let starts = event.reminders.filter { $0.kind == .starts }
        // 20:00 in New York is 10:00 of the next day in Seoul; whole days stay those of New York.
        #expect(
            starts.map(\.day) == [try day(2026, 12, 6).daysSince1970, try day(2026, 12, 10).daysSince1970]
        )
        #expect(starts.map(\.dueAt) == [try seoul(2026, 12, 5, 9), try seoul(2026, 12, 9, 9)])
        #expect(starts[0].until == (try seoul(2026, 12, 6, 0)))
    }

    @Test("Applications that open within the last three days are told of once, and others twice")
    func shortPeriod() throws {
        let threeDays = try applying(from: seoul(2026, 11, 30, 12), until: seoul(2026, 12, 3, 12))
        #expect(threeDays.reminders.map(\.kind) == [.opens, .closes, .starts])
        let shorter = try applying(
            from: seoul(2026, 11, 30, 12) + .milliseconds(1),
            until: seoul(2026, 12, 3, 12)
        )
        #expect(shorter.reminders.map(\.kind) == [.opens, .starts])
    }

    @Test("Applications that the author has closed are told of no more, but the event still is")
    func closed() throws {
        let open = try applying(from: seoul(2026, 11, 25, 12), until: seoul(2026, 12, 3, 12))
        var listing = open.listing
        try listing.close(at: seoul(2026, 11, 26, 0))
        let closed = Event(listing, try contents(open.dates, applications: open.applications))
        for reminder in EventReminder.allCases {
            #expect(open.tells(reminder) && closed.tells(reminder) == (reminder == .starts), "\(reminder)")
        }
    }

    @Test("Nothing is told of a postponed event")
    func postponed() throws {
        let event = try applying(from: seoul(2026, 11, 25, 12), until: seoul(2026, 12, 3, 12))
        let contents = try contents(event.dates, applications: event.applications, isPostponed: true)
        let postponed = Event(event.listing, contents)
        for reminder in EventReminder.allCases { #expect(!postponed.tells(reminder), "\(reminder)") }
    }

    /// An event on 5 December that can be applied for meanwhile.
    private func applying(from opening: Moment, until closing: Moment) throws -> Event {
        let start = try seoul(2026, 12, 5, 19)
        return try event(
            [EventPeriod(startsAt: start, endsAt: start + .seconds(3_600))],
            applications: ApplicationPeriod(opensAt: opening, closesAt: closing)
        )
    }

    private func event(
        _ dates: [EventPeriod],
        in zone: Zone = .seoul,
        applications: ApplicationPeriod = .always
    ) throws -> Event {
        let contents = try contents(EventDates(dates, in: zone), applications: applications)
        let place = ListingPlace(
            neighbourhood: NeighbourhoodCode(number: 1_114_055_000)!,
            shown: Point(latitude: 37.5637, longitude: 126.9838)!,
            exact: nil
        )
        return try Event(
            posting: Listing.ID(rawValue: 1),
            by: Member.ID(rawValue: 2),
            contents,
            at: place,
            now: seoul(2026, 11, 20, 0)
        )
    }

    private func contents(
        _ dates: EventDates,
        applications: ApplicationPeriod,
        isPostponed: Bool = false
    ) throws -> EventContents {
        try EventContents(
            title: ListingTitle("모임"),
            hosts: EventHosts([EventHost("마당")]),
            description: EventDescription(""),
            mode: .online,
            dates: dates,
            applications: applications,
            isPostponed: isPostponed
        )
    }

    private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
        try #require(CivilDate(year: year, month: month, day: day))
    }

    private func seoul(_ year: Int, _ month: Int, _ day: Int, _ hour: Int) throws -> Moment {
        Zone.seoul.moment(of: LocalTime(try self.day(year, month, day), minute: hour * 60))
    }
}
