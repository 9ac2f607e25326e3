/// A teacher's request that an operator looks at documents of their education and career.
///
/// Only the teacher and operators see the documents. They are deleted with the decision; the request stays as
/// a record of who decided what.
public struct Verification: Identifiable, Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case waiting
        case accepted
        case declined
        /// By the teacher, or because the education or career was edited.
        case withdrawn
    }

    /// The most pictures of one request.
    public static let mostDocuments = 3
    public static let mostPerDay = 5

    public let id: Identifier<Verification>
    public let teacher: Member.ID
    public let note: DocumentNote
    public let sentAt: Moment
    public private(set) var state: State
    public private(set) var decidedAt: Moment?
    /// The operator; nil after that account is deleted.
    public private(set) var decidedBy: Member.ID?
    /// What an operator who accepted it has seen.
    public private(set) var seen: VerifiedDocuments?
    /// Why it was declined.
    public private(set) var reason: SubmissionReason?

    /// Restores a stored request, or makes one that waits.
    public init(
        id: ID,
        of teacher: Member.ID,
        _ note: DocumentNote,
        sentAt: Moment,
        _ state: State = .waiting,
        decidedAt: Moment? = nil,
        decidedBy: Member.ID? = nil,
        seen: VerifiedDocuments? = nil,
        reason: SubmissionReason? = nil
    ) {
        self.id = id
        self.teacher = teacher
        self.note = note
        self.sentAt = sentAt
        self.state = state
        self.decidedAt = decidedAt
        self.decidedBy = decidedBy
        self.seen = seen
        self.reason = reason
    }

    public var subject: Subject { Subject(.verification, id) }

    /// The mark that it gives its teacher; nil unless it was accepted.
    public var mark: VerificationMark? {
        guard let seen, let decidedAt else { return nil }
        return VerificationMark(seen, at: decidedAt)
    }

    public mutating func accept(
        _ seen: VerifiedDocuments,
        by member: Member.ID,
        at now: Moment
    ) throws(VerificationRefusal) {
        try mustBeDecided(by: member)
        (state, decidedAt, decidedBy, self.seen) = (.accepted, now, member, seen)
    }

    public mutating func decline(
        _ reason: SubmissionReason,
        by member: Member.ID,
        at now: Moment
    ) throws(VerificationRefusal) {
        try mustBeDecided(by: member)
        (state, decidedAt, decidedBy, self.reason) = (.declined, now, member, reason)
    }

    public mutating func withdraw(at now: Moment) throws(VerificationRefusal) {
        guard state == .waiting else { throw .decided }
        (state, decidedAt) = (.withdrawn, now)
    }

    private func mustBeDecided(by member: Member.ID) throws(VerificationRefusal) {
        guard member != teacher else { throw .own }
        guard state == .waiting else { throw .decided }
    }
}

/// What the documents are, for the operators: one to 300 characters.
public struct DocumentNote: Hashable, Sendable {
    public static let longest = 300

    public let text: String

    public init(_ text: String) throws(VerificationRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .noteMissing }
        guard text.fits(Self.longest) else { throw .noteTooLong }
        self.text = text
    }
}

/// What an operator has seen, for everyone: one line of one to 100 characters.
public struct VerifiedDocuments: Hashable, Sendable {
    public static let longest = 100

    public let text: String

    public init(_ text: String) throws(VerificationRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .seenMissing }
        guard text.fits(Self.longest), !text.contains(where: \.isNewline) else { throw .seenTooLong }
        self.text = text
    }
}

/// What decides on whether a member can send documents.
public struct VerificationContext: Sendable {
    /// Nil for a member who isn't a teacher.
    private let teacher: Teacher?
    private let isWaiting: Bool

    public init(_ teacher: Teacher?, isWaiting: Bool) {
        self.teacher = teacher
        self.isWaiting = isWaiting
    }

    public func request(
        _ id: Verification.ID,
        _ note: DocumentNote,
        documents: Int,
        at now: Moment
    ) throws -> Verification {
        guard let teacher else { throw TeacherRefusal.notFound }
        guard !teacher.profile.credentials.isEmpty else { throw VerificationRefusal.nothingToVerify }
        guard teacher.mark == nil else { throw VerificationRefusal.verified }
        guard !isWaiting else { throw VerificationRefusal.waiting }
        guard documents > 0 else { throw VerificationRefusal.documentsMissing }
        return Verification(id: id, of: teacher.id, note, sentAt: now)
    }
}

extension Verification {
    /// Tells the teacher of an operator's decision.
    public var decisionNotice: NoticeDraft {
        let kind: Notice.Kind = state == .accepted ? .verificationAccepted : .verificationDeclined
        return NoticeDraft(to: teacher, kind, of: subject)
    }
}
