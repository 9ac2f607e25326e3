extension Attendances {
    /// Marks members as present, late, absent or excused, by the organiser.
    public func mark(
        _ statuses: [Member.ID: AttendanceStatus],
        in listing: Listing.ID,
        by organiser: Member.ID
    ) async throws {
        let now = clock.now
        try await attendance.update(listing, by: organiser, at: now) {
            try $0.mark(statuses, by: organiser, at: now)
        }
    }
}
