/// One act of an operator: who saw or did what, about which subject, and when.
///
/// It holds identifiers only, so that nothing in it has to be erased with an account.
public struct AuditRecord: Identifiable, Equatable, Sendable {
    public let id: Identifier<AuditRecord>
    public let actor: AuditActor
    public let act: AuditAct
    /// Identifiers of the subject, or the query of a list; nil where there is only one subject.
    public let subject: String?
    public let at: Moment

    public init(_ id: ID, _ actor: AuditActor, _ act: AuditAct, of subject: String?, at now: Moment) {
        self.id = id
        self.actor = actor
        self.act = act
        self.subject = subject
        at = now
    }
}

public enum AuditActor: Hashable, Sendable {
    case member(Member.ID)
    /// A command on the server's own machine, where there is no sign-in.
    case machine

    public init(_ member: Member.ID?) { self = member.map { .member($0) } ?? .machine }

    /// Nil for the machine.
    public var member: Member.ID? {
        if case .member(let member) = self { member } else { nil }
    }
}

/// A record and the operator it names.
public struct AuditEntry: Sendable {
    public let record: AuditRecord
    /// Nil for the machine, and after the account is deleted.
    public let operatorCard: MemberCard?

    public init(_ record: AuditRecord, by card: MemberCard?) {
        self.record = record
        operatorCard = card
    }
}

/// Which records to read.
public struct AuditFilter: Hashable, Sendable {
    public let act: AuditAct?
    public let member: Member.ID?

    public init(act: AuditAct? = nil, member: Member.ID? = nil) {
        self.act = act
        self.member = member
    }
}

public enum AuditRefusal: String, Refusal, CaseIterable {
    /// There is no log for members who aren't operators.
    case notFound = "audit.not-found"
    case spanTooLong = "audit.span-too-long"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .spanTooLong: .invalid
        }
    }

    public var field: String? { self == .spanTooLong ? "until" : nil }
}
