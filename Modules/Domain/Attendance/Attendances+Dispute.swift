extension Attendances {
    /// Disputes an absence, by the member who was marked.
    public func dispute(
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
