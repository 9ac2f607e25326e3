import Domain
import Storage
import Web

/// The use cases and routes of calendars, those of members and that of events, and the task that reminds
/// members of events.
struct CalendarsFeature: Sendable {
    let endpoints: [Endpoint]
    let reminding: MaintenanceTask

    init(_ drivers: Drivers, _ repositories: Repositories, _ emails: ReminderEmails) {
        let addresses = SQLCalendarAddressRepository(drivers.database)
        let entries = SQLCalendarQueries(drivers.database)
        let members = CalendarRoutes(
            addresses: addresses,
            keys: drivers.calendarKeys,
            read: ReadCalendar(
                addresses: addresses,
                keys: drivers.calendarKeys,
                accounts: repositories.accounts,
                queries: entries,
                clock: drivers.clock
            ),
            readAgenda: ReadAgenda(
                calendar: entries,
                answers: SQLAwaitedAnswerQueries(drivers.database),
                rosters: repositories.rosterQueries,
                clock: drivers.clock
            ),
            gazetteer: drivers.gazetteer,
            site: repositories.site,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
        let events = EventCalendarRoutes(
            calendar: repositories.eventCalendar,
            gazetteer: drivers.gazetteer,
            clock: drivers.clock
        )
        let reminders = SQLEventReminderRepository(
            drivers.database,
            emails: emails,
            identifiers: drivers.identifiers
        )
        endpoints =
            members.endpoints + events.endpoints + EventReminderRoutes(reminders: reminders).endpoints
        reminding = MaintenanceTask("event reminders") { try await reminders.remind(at: $0) }
    }
}
