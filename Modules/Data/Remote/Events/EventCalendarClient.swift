import Domain
public import Wire

extension MadangClient {
    public var eventCalendar: EventCalendarClient { EventCalendarClient(client: self) }
}

/// A client for the calendar of events and its reminders.
public struct EventCalendarClient: Sendable {
    fileprivate let client: MadangClient

    public func reminders() async throws -> Answer<EventRemindersBody> {
        try await client.readAsMember(EventReminderPath.mine.rawValue)
    }

    public func choose(_ choices: EventRemindersBody) async throws -> EventRemindersBody {
        try await client.askAsMember("PUT", EventReminderPath.mine.rawValue, choices)
    }
}
