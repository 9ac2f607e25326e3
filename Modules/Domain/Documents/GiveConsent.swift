/// A member consents to the present text of a document.
public struct GiveConsent: Sendable {
    private let documents: OperatorDocuments
    private let consents: any ConsentRepository
    private let clock: any WallClock

    public init(documents: OperatorDocuments, consents: any ConsentRepository, clock: any WallClock) {
        self.documents = documents
        self.consents = consents
        self.clock = clock
    }

    /// - Parameter digest: of the text that the member has read.
    public func callAsFunction(
        to name: OperatorDocument.Name,
        _ digest: DocumentDigest,
        by member: Member.ID
    ) async throws {
        let documents = await documents.current()
        guard OperatorDocument.Name.consented.contains(name), !documents.versions(of: name).isEmpty else {
            throw DocumentRefusal.notFound
        }
        let consent = try documents.consent(to: name, digest, at: clock.now)
        try await consents.insert(consent, of: member)
    }
}
