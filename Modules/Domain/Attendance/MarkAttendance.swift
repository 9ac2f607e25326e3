/// Marks members as present, late, absent or excused, by the organiser.
public struct MarkAttendance: Sendable {
    private let attendance: any AttendanceRepository
    private let clock: any WallClock

    public init(attendance: any AttendanceRepository, clock: any WallClock) {
        self.attendance = attendance
        self.clock = clock
    }

    public func callAsFunction(
        _ listing: Listing.ID,
        _ statuses: [Member.ID: AttendanceStatus],
        by organiser: Member.ID
    ) async throws {
        let now = clock.now
        try await attendance.update(listing, by: organiser, at: now) {
            try $0.mark(statuses, by: organiser, at: now)
        }
    }
}
