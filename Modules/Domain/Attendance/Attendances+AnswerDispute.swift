extension Attendances {
    /// Answers a member's dispute, by the organiser: keeps the absence, or changes it.
    public func answerDispute(
        of member: Member.ID,
        in listing: Listing.ID,
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
