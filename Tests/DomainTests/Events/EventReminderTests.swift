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

    @Test("Applications that open within the last three days are told of once")
    func shortPeriod() throws {
        let start = try seoul(2026, 12, 5, 19)
        let applications = try ApplicationPeriod(
            opensAt: seoul(2026, 12, 1, 12),
            closesAt: seoul(2026, 12, 3, 12)
        )
        let event = try event(
            [EventPeriod(startsAt: start, endsAt: start + .seconds(3_600))],
            applications: applications
        )
        #expect(event.reminders.map(\.kind) == [.opens, .starts])
    }

    private func event(
        _ dates: [EventPeriod],
        in zone: Zone = .seoul,
        applications: ApplicationPeriod = .always
    ) throws -> Event {
        let contents = try EventContents(
            title: ListingTitle("모임"),
            hosts: EventHosts([EventHost("마당")]),
            description: EventDescription(""),
            mode: .online,
            dates: EventDates(dates, in: zone),
            applications: applications
        )
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

    private func day(_ year: Int, _ month: Int, _ day: Int) throws -> CivilDate {
        try #require(CivilDate(year: year, month: month, day: day))
    }

    private func seoul(_ year: Int, _ month: Int, _ day: Int, _ hour: Int) throws -> Moment {
        Zone.seoul.moment(of: LocalTime(try self.day(year, month, day), minute: hour * 60))
    }
}
