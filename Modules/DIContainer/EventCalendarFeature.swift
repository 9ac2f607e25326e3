import Domain
import Storage
import Web

/// The routes of the calendar of events and of reminders, and the task that reminds members.
struct EventCalendarFeature: Sendable {
    let endpoints: [Endpoint]
    let reminding: MaintenanceTask

    init(_ drivers: Drivers, _ emails: ReminderEmails) {
        let calendar = EventCalendarRoutes(
            calendar: SQLEventCalendarQueries(drivers.database),
            gazetteer: drivers.gazetteer,
            clock: drivers.clock
        )
        let reminders = SQLEventReminderRepository(
            drivers.database,
            emails: emails,
            identifiers: drivers.identifiers
        )
        endpoints = calendar.endpoints + EventReminderRoutes(reminders: reminders).endpoints
        reminding = MaintenanceTask("event reminders") { try await reminders.remind(at: $0) }
    }
}
