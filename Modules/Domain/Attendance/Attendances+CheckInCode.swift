extension Attendances {
    /// Shows the organiser the present check-in code.
    ///
    /// Throws while members can't check in.
    public func checkInCode(of listing: Listing.ID, to member: Member.ID) async throws -> ShownCheckInCode {
        let now = clock.now
        let summary = try await queries.find(listing, for: member, at: now)
        guard summary.isOrganiser else { throw AttendanceRefusal.notOrganiser }
        guard summary.window.opensAt <= now else { throw AttendanceRefusal.tooEarly }
        guard now < summary.window.endsAt else { throw AttendanceRefusal.over }
        return ShownCheckInCode(
            code: codes.code(of: listing, step: CheckInCode.step(at: now)),
            until: CheckInCode.end(at: now)
        )
    }
}

public struct ShownCheckInCode: Sendable {
    public let code: CheckInCode
    /// When the next code replaces it.
    public let until: Moment
}
