import Domain
import Storage
import Web

/// The use cases and routes of attendance.
struct AttendanceFeature: Sendable {
    let endpoints: [Endpoint]

    init(_ drivers: Drivers, _ repositories: Repositories) {
        endpoints =
            AttendanceRoutes(
                attendance: SQLAttendanceRepository(drivers.database, identifiers: drivers.identifiers),
                queries: SQLAttendanceQueries(drivers.database),
                codes: drivers.checkInCodes,
                throttle: repositories.calls,
                clock: drivers.clock
            ).endpoints
    }
}
