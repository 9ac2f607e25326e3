public import Domain
public import Wire

extension MadangClient {
    public var eventCalendar: EventCalendarClient { EventCalendarClient(client: self) }
}

/// A client for the calendar of events and its reminders.
public struct EventCalendarClient: Sendable {
    fileprivate let client: MadangClient

    /// - Parameter each: the events of each day.
    public func days(
        _ days: ClosedRange<Int>,
        each: Int,
        _ filter: BoardQuestion
    ) async throws -> Answer<[CalendarDayBody]> {
        var question = filter
        question.ask("from", CivilDate(daysSince1970: days.lowerBound).iso8601)
        question.ask("to", CivilDate(daysSince1970: days.upperBound).iso8601)
        question.ask("each", each)
        let answer: Answer<ListBody<CalendarDayBody>> =
            try await client.readAsVisitor(EventCalendarPath.days.rawValue.asking(question.fields))
        return answer.map(\.items)
    }

    public func reminders() async throws -> Answer<EventRemindersBody> {
        try await client.readAsMember(EventReminderPath.mine.rawValue)
    }

    public func choose(_ choices: EventRemindersBody) async throws -> EventRemindersBody {
        try await client.askAsMember("PUT", EventReminderPath.mine.rawValue, choices)
    }
}
