import Database
import Domain

extension TableBase {
    var eventReminders: EventReminderTable { EventReminderTable(connection: connection) }
}

/// The table of reminders that are due (ADR 57).
struct EventReminderTable {
    let connection: Connection

    /// Stores the reminders of an event. Those that were told stay, so that they aren't told again.
    func replace(of event: Event) throws {
        try connection.execute(
            "DELETE FROM event_reminders WHERE event = \(event.listing.id) AND is_told = 0"
        )
        try connection.insert(
            EventReminderRow.all(of: event),
            "ON CONFLICT (event, kind, day) DO NOTHING"
        )
    }

    /// Marks what is due about an event as told, and returns it. Another server that does the same at the
    /// same time waits, and gets nothing.
    func take(of event: Listing.ID, at now: Moment) throws -> [(kind: EventReminder, until: Moment)] {
        try connection.run(
            """
            UPDATE event_reminders SET is_told = 1
            WHERE event = \(event) AND is_told = 0
                AND due_at <= \(now) AND due_at > \(now - DueReminder.latest)
            RETURNING kind, until
            """
        )
        .map { (try $0.word("kind"), try $0.value("until")) }
        .filter { $0.until > now }
        .sorted { $0.until < $1.until }
    }
}

struct EventReminderRow: InsertableRow {
    static let table: StaticString = "event_reminders"

    let event: Listing.ID
    let reminder: DueReminder

    static func all(of event: Event) -> [EventReminderRow] {
        event.reminders.map { EventReminderRow(event: event.listing.id, reminder: $0) }
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "event": event, "kind": reminder.kind.rawValue, "day": reminder.day, "due_at": reminder.dueAt,
            "until": reminder.until,
        ]
    }
}
