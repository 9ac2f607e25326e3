import Database
import Domain
import Testing

@testable import Storage

@Suite("The plans of the calendar of events")
struct EventCalendarPlanTests {
    private static let conditions = EventCalendarFilter(region: .province(.seoul)).conditions(hiding: [])

    private func plan(of query: SQL) async throws -> [String] {
        let store = try await Store(.sqlite)
        return try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
    }

    @Test("A month is one range of the days' key, in its order")
    func month() async throws {
        let range = "SEARCH event_days USING PRIMARY KEY (day>? AND day<?)"
        let counts = try await plan(of: SQLEventCalendarQueries.counts(20_000...20_041, Self.conditions))
        #expect(counts.contains(range) && !counts.contains { $0.contains("TEMP B-TREE FOR GROUP") })
        let days = Array(20_000...20_041)
        let first = try await plan(of: SQLEventCalendarQueries.first(3, of: days, Self.conditions))
        let part = "SEARCH event_days USING PRIMARY KEY (day=? AND starts_at<?)"
        #expect(
            first.contains(part) && first.contains("SEARCH event_days USING PRIMARY KEY (day=?)"),
            "\(first)"
        )
    }

    @Test("The calendar's events are read by key, in one statement")
    func shown() async throws {
        let shown = try await plan(of: EventDayTable.dates(of: [Listing.ID(rawValue: 1)]))
        #expect(shown.count == 3 && shown.allSatisfy { $0.hasPrefix("SEARCH") }, "\(shown)")
    }

    @Test("Events that close soon are found by their closing time")
    func closingSoon() async throws {
        let closing = SQLEventCalendarQueries.closing(at: Moment(milliseconds: 1_000))
        let soon = try await plan(
            of: SQLEventCalendarQueries.closingSoon(closing, Self.conditions, atMost: 5)
        )
        #expect(soon.contains { $0.contains("events_by_closing") }, "\(soon)")
        #expect(!soon.contains { $0.hasPrefix("SCAN event_days") }, "\(soon)")
    }

    @Test("The agenda and feeds read one index by start, and what is due another")
    func agenda() async throws {
        let start = AgendaCursor(startsAt: Moment(milliseconds: 1), event: Listing.ID(rawValue: 1), number: 0)
        for order in AgendaOrder.allCases {
            let bound = SQLEventCalendarQueries.bound(start, order)
            let agenda = try await plan(
                of: SQLEventCalendarQueries.dates(bound, order, Self.conditions, limit: 21)
            )
            #expect(agenda.contains { $0.contains("event_days_by_start") }, "\(agenda)")
            #expect(!agenda.contains { $0.contains("TEMP B-TREE FOR ORDER") }, "\(agenda)")
        }
        let bound = SQLEventCalendarQueries.bound(20_000...20_400)
        let feed = try await plan(of: SQLEventCalendarQueries.feed(bound, Self.conditions))
        #expect(feed.contains { $0.contains("event_days_by_start") }, "\(feed)")
        let due = try await plan(
            of: SQLEventReminderRepository.due(at: Moment(milliseconds: 1_000), after: nil)
        )
        #expect(due.contains { $0.contains("event_reminders_by_due") }, "\(due)")
    }
}
