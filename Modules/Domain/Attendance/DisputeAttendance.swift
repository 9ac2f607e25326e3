/// Disputes an absence, by the member who was marked.
public struct DisputeAttendance: Sendable {
    private let attendance: any AttendanceRepository
    private let clock: any WallClock

    public init(attendance: any AttendanceRepository, clock: any WallClock) {
        self.attendance = attendance
        self.clock = clock
    }

    public func callAsFunction(
        _ listing: Listing.ID,
        _ reason: RosterNote,
        by member: Member.ID
    ) async throws {
        let now = clock.now
        try await attendance.update(listing, by: member, at: now) {
            try $0.dispute(reason, by: member, at: now)
        }
    }
}
