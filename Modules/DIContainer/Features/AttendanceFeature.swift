import Domain
import Storage
import Web

/// The use cases and routes of attendance.
struct AttendanceFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        let queries = SQLAttendanceQueries(drivers.database)
        let attendances = Attendances(
            attendance: SQLAttendanceRepository(drivers.database, identifiers: drivers.identifiers),
            queries: queries,
            codes: drivers.checkInCodes,
            throttle: repositories.calls,
            clock: drivers.clock
        )
        endpoints =
            AttendanceRoutes(attendances: attendances, queries: queries, clock: drivers.clock).endpoints
    }
}
