/// The use cases of attendance.
public struct Attendances: Sendable {
    let attendance: any AttendanceRepository
    let queries: any AttendanceQueries
    let codes: any CheckInCodeIssuer
    let throttle: any CallThrottle
    let clock: any WallClock

    public init(
        attendance: any AttendanceRepository,
        queries: any AttendanceQueries,
        codes: any CheckInCodeIssuer,
        throttle: any CallThrottle,
        clock: any WallClock
    ) {
        self.attendance = attendance
        self.queries = queries
        self.codes = codes
        self.throttle = throttle
        self.clock = clock
    }
}
