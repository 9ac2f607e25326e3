import Database
import Domain
import TestSupport

@testable import Storage

/// A store with events, for the contracts of the calendar and of reminders. Its clock begins on Friday,
/// 20 November 2026, at half past seven in the evening.
struct EventCalendarFixture {
    let neighbours: BoardFixture

    init(_ engine: Database.Engine) async throws {
        neighbours = try await BoardFixture(engine)
    }

    var store: Store { neighbours.store }
    var now: Moment { store.clock.now }
    var calendar: SQLEventCalendarQueries { SQLEventCalendarQueries(store.database) }
    var posts: SQLPostRepository<Event> {
        SQLPostRepository(store.database, identifiers: store.identifiers)
    }

    /// "2026-12-05"
    static func day(_ text: String) -> CivilDate {
        let parts = text.split(separator: "-").compactMap { Int($0) }
        return CivilDate(year: parts[0], month: parts[1], day: parts[2])!
    }

    /// "2026-12-05" at an hour in Seoul.
    static func moment(_ text: String, _ hour: Int = 0) -> Moment {
        Zone.seoul.moment(of: LocalTime(day(text), minute: hour * 60))
    }

    /// Two hours from 19:00 on a day in Seoul.
    static func evening(_ text: String) throws -> EventPeriod {
        try EventPeriod(startsAt: moment(text, 19), endsAt: moment(text, 21))
    }

    static func days(_ first: String, _ last: String, in zone: Zone = .seoul) throws -> EventPeriod {
        try EventPeriod(from: day(first), through: day(last), in: zone)
    }

    static func contents(
        _ title: String,
        _ dates: [EventPeriod],
        in zone: Zone = .seoul,
        mode: EventMode = .offline,
        cost: EventCost = .free,
        category: EventCategory = .meetup,
        topics: Set<EventTopic> = [],
        applications: ApplicationPeriod = .always,
        isPostponed: Bool = false
    ) throws -> EventContents {
        try EventContents(
            title: ListingTitle(title),
            hosts: EventHosts([EventHost("마당 개발자 모임")]),
            description: EventDescription("처음 오는 분도 편하게 오세요."),
            mode: mode,
            cost: cost,
            category: category,
            topics: topics,
            dates: EventDates(dates, in: zone),
            applications: applications,
            isPostponed: isPostponed
        )
    }

    @discardableResult
    func post(
        _ contents: EventContents,
        in code: NeighbourhoodCode = BoardFixture.here,
        by author: Member.ID? = nil
    ) async throws -> Listing.ID {
        let (author, now) = (author ?? neighbours.author, now)
        let place = ListingPlace(neighbourhood: code, shown: BoardFixture.corner, exact: nil)
        let id: Listing.ID = store.identifiers.next()
        return try await posts.insert(id, by: author, at: now) {
            try Event(posting: id, by: author, contents, at: place, now: now)
        }
    }

    func edit(_ event: Listing.ID, _ contents: EventContents) async throws {
        let now = now
        try await posts.update(event, of: neighbours.author, at: now) { post in
            try post.edit(contents, at: post.listing.details.place, now: now)
        }
    }

    /// The days as "2026-12-05 2: title, title".
    func days(
        _ first: String,
        _ last: String,
        _ filter: EventCalendarFilter = EventCalendarFilter(),
        each: Int = 3,
        for reader: Member.ID? = nil
    ) async throws -> [String] {
        let range = Self.day(first).daysSince1970...Self.day(last).daysSince1970
        let days = try await calendar.days(range, filter, atMost: each, for: reader, at: now)
        return days.map { day in
            let date = CivilDate(daysSince1970: day.day)
            let titles = day.events.map(\.title).joined(separator: ", ")
            return "\(date.month)/\(date.day) \(day.count): \(titles)"
        }
    }

    func agenda(
        from day: String,
        _ order: AgendaOrder = .later,
        _ slice: SliceRequest = SliceRequest(),
        _ filter: EventCalendarFilter = EventCalendarFilter(),
        for reader: Member.ID? = nil
    ) async throws -> (titles: [String], next: String?) {
        let found = try await calendar.agenda(
            from: Self.day(day).daysSince1970,
            order,
            filter,
            slice,
            for: reader,
            at: now
        )
        return (found.items.map(\.title), found.next)
    }
}
