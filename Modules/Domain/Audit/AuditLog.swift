/// Records what operators see and do. Records are never changed or removed.
public protocol AuditLog: Sendable {
    /// Runs `work`. When it uses an operator's right, which ``OperatorRepository/isOperator(_:)`` and every
    /// query for operators note, a record is written: in the transaction of its first change, otherwise
    /// before returning. So an operator gets no answer that isn't recorded.
    ///
    /// Throws ``UnnamedAct`` when a right was used and neither the occasion nor the query names the act, and
    /// the occasion's refusal where no right may be used.
    func recording<Value: Sendable>(_ occasion: AuditOccasion, _ work: () async throws -> Value)
        async throws -> Value
}

/// A request or a command that may use an operator's right.
public struct AuditOccasion: Sendable {
    public let actor: AuditActor
    /// Nil for requests that are not for operators.
    public let act: AuditAct?
    public let subject: String?
    /// Whether it is an operator's act in itself, without a right that is noted.
    public let isUse: Bool
    /// Thrown when an operator's right is used, for a caller who has none although the member has.
    public let refusal: (any Refusal)?

    public init(
        _ actor: AuditActor,
        _ act: AuditAct?,
        of subject: String? = nil,
        isUse: Bool = false,
        refusing refusal: (any Refusal)? = nil
    ) {
        self.actor = actor
        self.act = act
        self.subject = subject
        self.isUse = isUse
        self.refusal = refusal
    }
}

/// An operator's right was used where none is declared; the answer is withheld.
public struct UnnamedAct: Error {
    public init() {}
}

/// Reads the log. The caller must check that the reader is an operator.
public protocol AuditQueries: Sendable {
    /// Latest first.
    func list(_ filter: AuditFilter, _ slice: SliceRequest) async throws -> Slice<AuditEntry>

    /// All records of a span of time, oldest first. Throws ``AuditRefusal/spanTooLong`` for more than
    /// ``AuditExport/most``.
    func records(from start: Moment, until end: Moment) async throws -> [AuditEntry]
}

public enum AuditExport {
    /// Records of one export.
    public static let most = 50_000
}
