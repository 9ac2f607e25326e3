extension Verifications {
    /// Sends pictures of a teacher's diplomas and certificates to the operators.
    public func send(_ documents: [Image.ID], _ note: DocumentNote, by member: Member.ID)
        async throws -> Verification.ID
    {
        let (id, now): (Verification.ID, Moment) = (identifiers.next(), clock.now)
        return try await verifications.insert(id, of: member, documents, at: now) {
            try $0.request(id, note, documents: documents.count, at: now)
        }
    }
}
