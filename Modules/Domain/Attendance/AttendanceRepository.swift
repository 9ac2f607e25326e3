/// Stores attendance and the resulting notices. Each change is atomic.
public protocol AttendanceRepository: Sendable {
    /// Loads, changes and saves atomically, serialized with other changes of the attendance and of the
    /// roster.
    ///
    /// Throws ``AttendanceRefusal/notFound`` for a listing whose attendance isn't kept, and for one that a
    /// block or an operator hides from `member`, unless the member is on the roster.
    func update(
        _ listing: Listing.ID,
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Attendance) throws -> Void
    ) async throws
}
