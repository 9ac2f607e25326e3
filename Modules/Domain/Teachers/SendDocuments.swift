/// Sends pictures of a teacher's diplomas and certificates to the operators.
public struct SendDocuments: Sendable {
    private let verifications: any VerificationRepository
    private let identifiers: IdentifierGenerator
    private let clock: any WallClock

    public init(
        verifications: any VerificationRepository,
        identifiers: IdentifierGenerator,
        clock: any WallClock
    ) {
        self.verifications = verifications
        self.identifiers = identifiers
        self.clock = clock
    }

    public func callAsFunction(_ documents: [Image.ID], _ note: DocumentNote, by member: Member.ID)
        async throws -> Verification.ID
    {
        let (id, now): (Verification.ID, Moment) = (identifiers.next(), clock.now)
        return try await verifications.insert(id, of: member, documents, at: now) {
            try $0.request(id, note, documents: documents.count, at: now)
        }
    }
}
