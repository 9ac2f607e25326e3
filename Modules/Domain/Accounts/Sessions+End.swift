extension Sessions {
    /// Ends a member's session: this device's, another device's, or all.
    public func end(_ session: Session.ID, by member: Member.ID) async throws {
        do {
            _ = try await sessions.update(session) { try $0.end(by: member) }
        } catch SessionRefusal.ended {
            throw SessionRefusal.notFound
        }
    }
}
