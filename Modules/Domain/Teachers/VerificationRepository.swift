/// Stores teachers' requests for a verification.
public protocol VerificationRepository: Sendable {
    /// Stores the request that `make` returns, with its documents. A repeated request returns the
    /// identifier of the one that it made before.
    ///
    /// Throws an ``ImageRefusal`` for documents that are too many or not the member's own, and
    /// ``VerificationRefusal/tooManyToday(retryAfter:)``.
    func insert(
        _ id: Verification.ID,
        of member: Member.ID,
        _ documents: [Image.ID],
        at now: Moment,
        _ make: @escaping @Sendable (VerificationContext) throws -> Verification
    ) async throws -> Verification.ID

    /// Changes a request, gives its teacher the mark if it is accepted, tells the teacher, and deletes the
    /// documents, in one transaction. When `change` throws, nothing is saved. The first decision wins.
    ///
    /// Throws ``VerificationRefusal/notFound``.
    func decide(
        _ id: Verification.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Verification) throws -> Void
    ) async throws

    /// Withdraws the member's request that waits, and deletes its documents. Throws
    /// ``VerificationRefusal/notFound`` without one.
    func withdraw(of member: Member.ID, at now: Moment) async throws
}

/// Reads requests. The caller must check that a reader of others' requests is an operator.
public protocol VerificationQueries: Sendable {
    /// The requests in that state: those that wait from the oldest, decided ones from the latest.
    func list(_ state: Verification.State, _ slice: SliceRequest) async throws -> Slice<VerificationCase>

    /// Throws ``VerificationRefusal/notFound``.
    func find(_ id: Verification.ID) async throws -> VerificationCase

    /// The member's latest request, with its documents. Throws ``VerificationRefusal/notFound``.
    func latest(of member: Member.ID) async throws -> VerificationCase
}

/// A request with what an operator looks at.
public struct VerificationCase: Sendable {
    public let verification: Verification
    public let member: MemberCard
    /// As it is now; empty for a member who isn't a teacher any more.
    public let credentials: TeacherCredentials
    /// Nil while it waits, and after the account is deleted.
    public let decidedBy: MemberCard?
    /// None once it is decided.
    public let documents: [Image]

    public init(
        _ verification: Verification,
        by member: MemberCard,
        _ credentials: TeacherCredentials,
        decidedBy: MemberCard?,
        documents: [Image]
    ) {
        self.verification = verification
        self.member = member
        self.credentials = credentials
        self.decidedBy = decidedBy
        self.documents = documents
    }
}
