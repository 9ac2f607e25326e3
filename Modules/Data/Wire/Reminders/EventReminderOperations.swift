public import Domain

/// Operations on reminders of favourite events.
public struct EventReminderOperations: OperationList {
    private static let reminders: PathPattern<Void> = "/api/v1/me/event-reminders"

    public let mine = Operation<SignedIn, Void, Nothing, EventRemindersBody>(
        .get,
        reminders,
        "Get how I am reminded of favourite events"
    )
    public let choose = Operation<SignedIn, Void, EventRemindersBody, EventRemindersBody>(
        .put,
        reminders,
        "Choose how I am reminded of favourite events; those left out stay as they are"
    )
}

extension API {
    public static let eventReminders = EventReminderOperations()
}
