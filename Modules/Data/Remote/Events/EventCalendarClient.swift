public import Domain
public import Wire

extension MadangClient {
    public var eventCalendar: EventCalendarClient { EventCalendarClient(client: self) }
}

/// A client for the calendar of events.
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

    /// The dates of events in order.
    public func agenda(_ filter: BoardQuestion, _ slice: SliceRequest) async throws
        -> Answer<ListBody<EventOccurrenceBody>>
    {
        try await client.readAsVisitor(
            EventCalendarPath.agenda.rawValue.asking(for: slice).asking(filter.fields)
        )
    }
}
