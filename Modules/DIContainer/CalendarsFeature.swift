import Domain
import Storage
import Web

/// The use case and routes of members' calendars.
struct CalendarsFeature: Sendable {
    let routes: CalendarRoutes

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let addresses = SQLCalendarAddressRepository(drivers.database)
        routes = CalendarRoutes(
            addresses: addresses,
            keys: drivers.calendarKeys,
            read: ReadCalendar(
                addresses: addresses,
                keys: drivers.calendarKeys,
                accounts: repositories.accounts,
                queries: SQLCalendarQueries(drivers.database),
                clock: drivers.clock
            ),
            gazetteer: drivers.gazetteer,
            identifiers: drivers.identifiers,
            clock: drivers.clock
        )
    }
}
