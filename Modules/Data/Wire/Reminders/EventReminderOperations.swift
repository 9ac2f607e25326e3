public import Domain

/// Operations on reminders of favourite events.
public struct EventReminderOperations: OperationList {
    public let mine = Operation<SignedIn, Void, Nothing, EventRemindersBody>(
        .get,
        "/api/v1/me/event-reminders",
        "Get how I am reminded of favourite events"
    )
    public let choose = Operation<SignedIn, Void, EventRemindersBody, EventRemindersBody>(
        .put,
        "/api/v1/me/event-reminders",
        "Choose how I am reminded of favourite events; those left out stay as they are"
    )
}

extension API {
    public static let eventReminders = EventReminderOperations()
}
