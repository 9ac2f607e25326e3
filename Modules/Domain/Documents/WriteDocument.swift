/// An operator writes a document, unless it is in a file.
public struct WriteDocument: Sendable {
    private let operators: any OperatorRepository
    private let documents: OperatorDocuments
    private let repository: any DocumentRepository
    private let digest: @Sendable (_ text: String) -> DocumentDigest
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        documents: OperatorDocuments,
        repository: any DocumentRepository,
        digest: @escaping @Sendable (_ text: String) -> DocumentDigest,
        clock: any WallClock
    ) {
        self.operators = operators
        self.documents = documents
        self.repository = repository
        self.digest = digest
        self.clock = clock
    }

    public func callAsFunction(_ draft: DocumentDraft, by member: Member.ID) async throws {
        guard try await operators.isOperator(member) else { throw DocumentRefusal.notForMembers }
        guard !documents.isInFile(draft.name, in: draft.language) else { throw DocumentRefusal.inFile }
        try await repository.write(draft, digest(draft.text), by: member, at: clock.now)
    }
}
