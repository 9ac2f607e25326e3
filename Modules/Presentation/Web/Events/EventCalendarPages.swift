import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the calendar of events.
public struct EventCalendarPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [
            .page(EventCalendarPagePath.calendar) { visit in
                let today = visit.now.dateInSeoul
                let choice = EventCalendarChoice(
                    visit.request.query,
                    hasHome: visit.home != nil,
                    today: today
                )
                let query = try choice.asked(around: visit.home, visit.reach)
                return EventCalendarPage(
                    choice: choice,
                    content: try await visit.content(of: choice, query),
                    closingSoon: try await visit.closingSoon(query),
                    weekend: try await visit.weekend(for: choice),
                    query: choice.query(around: visit.home, visit.reach),
                    today: today
                ).page(for: visit)
            }
        ]
    }
}

extension Visit {
    /// The events listed in a section below the calendar.
    private static let mostInSection = 5

    fileprivate func content(
        of choice: EventCalendarChoice,
        _ query: EventFilter
    ) async throws -> EventCalendarPage.Content {
        switch choice.view {
        case .month:
            let days = try await days(choice.month.shownDays, each: EventMonthTable.rows, query)
            let day = choice.day.daysSince1970
            let chosen = days.first { $0.day == choice.day && $0.count > 0 }
            let listed =
                chosen == nil ? [] : try await self.days(day...day, each: EventDaysQuery.mostEach, query)
            return .month(
                days: days,
                day: listed.first ?? CalendarDayBody(choice.day, count: 0, events: [])
            )
        case .week:
            return .week(try await days(choice.week.days, each: EventDaysQuery.mostEach, query))
        case .agenda:
            let slice = SliceRequest(after: choice.cursor)
            let asked = AgendaQuery(from: choice.day, choice.order, query, slice)
            return .agenda(try await self(API.eventCalendar.agenda(asked)))
        }
    }

    private func days(
        _ days: ClosedRange<Int>,
        each: Int,
        _ query: EventFilter
    ) async throws -> [CalendarDayBody] {
        try await self(API.eventCalendar.days(EventDaysQuery(days, each: each, query))).items
    }

    fileprivate func closingSoon(_ query: EventFilter) async throws -> [EventOccurrenceBody] {
        try await self(API.eventCalendar.closingSoon(ClosingSoonQuery(limit: Self.mostInSection, query)))
            .items
    }

    /// For a reader with a home, unless the filters choose a region.
    fileprivate func weekend(for choice: EventCalendarChoice) async throws -> [CalendarDayBody]? {
        guard home != nil, choice.place == .anywhere else { return nil }
        let near = try choice.changed { $0.place = .home }.asked(around: home, reach)
        let today = now.dateInSeoul.daysSince1970
        // On a Sunday, the weekend is its last day.
        let weekend =
            now.weekdayInSeoul == .sunday ? today...today : CalendarWeek(of: today).weekend
        return try await days(weekend, each: Self.mostInSection, near)
    }
}
