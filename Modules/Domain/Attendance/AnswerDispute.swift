/// Answers a member's dispute, by the organiser: keeps the absence, or changes it.
public struct AnswerDispute: Sendable {
    private let attendance: any AttendanceRepository
    private let clock: any WallClock

    public init(attendance: any AttendanceRepository, clock: any WallClock) {
        self.attendance = attendance
        self.clock = clock
    }

    public func callAsFunction(
        _ listing: Listing.ID,
        of member: Member.ID,
        _ status: AttendanceStatus,
        _ note: RosterNote?,
        by organiser: Member.ID
    ) async throws {
        let now = clock.now
        try await attendance.update(listing, by: organiser, at: now) {
            try $0.answer(member, status, note, by: organiser, at: now)
        }
    }
}
