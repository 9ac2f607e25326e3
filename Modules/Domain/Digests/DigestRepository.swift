/// Stores which members get emails with news of the neighbourhood.
public protocol DigestRepository: Sendable {
    /// ``DigestSubscription/none`` for a member who never consented.
    func find(of member: Member.ID) async throws -> DigestSubscription

    /// Loads, changes and saves in one transaction. Returns what is saved; nil for a deleted account.
    func update(
        of member: Member.ID,
        _ change: @escaping @Sendable (inout DigestSubscription) -> Void
    ) async throws -> DigestSubscription?

    /// Up to `count` that are due, those that are due first before others.
    func due(_ count: Int, at now: Moment) async throws -> [DueDigest]

    /// Saves what follows a due one and queues its email in one transaction, unless another server or the
    /// member has changed it since it was read.
    func finish(
        _ due: DueDigest,
        as subscription: DigestSubscription,
        sending email: EmailMessage?,
        at now: Moment
    ) async throws
}

/// An email with news that is due.
public struct DueDigest: Sendable {
    public let member: Member.ID
    public let consent: DigestSubscription.Consent
    /// Nil while the address isn't verified or the member is suspended.
    public let address: EmailAddress?
    public let language: Language

    public init(
        member: Member.ID,
        consent: DigestSubscription.Consent,
        address: EmailAddress?,
        language: Language
    ) {
        self.member = member
        self.consent = consent
        self.address = address
        self.language = language
    }
}

public enum DigestRefusal: String, Refusal, CaseIterable {
    /// This server sends no emails, or doesn't know its public address.
    case unavailable = "digest.unavailable"

    public var code: String { rawValue }

    public var kind: RefusalKind { .conflict }
}
