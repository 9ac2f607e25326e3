/// A rule's refusal that a member can act on, shown in the reader's language. Never a server failure.
public protocol Refusal: Error, Sendable {
    /// Stable once released: clients compare it, and the wording is looked up by it.
    var code: String { get }
    var kind: RefusalKind { get }
    /// The name of the form field to correct, as on the wire.
    var field: String? { get }
    /// The fields of the caller's account that have to be set first, as on the wire.
    var accountFields: [String] { get }
    /// What has to be answered with a code, at a sign-in with a second factor.
    var challenge: String? { get }
    /// From when the same is allowed. Nil if that doesn't depend on the time alone.
    var allowedFrom: Moment? { get }
}

extension Refusal {
    public var field: String? { nil }
    public var accountFields: [String] { [] }
    public var challenge: String? { nil }
    public var allowedFrom: Moment? { nil }
}

public enum RefusalKind: Equatable, Sendable {
    case invalid
    case unauthenticated
    case forbidden
    case notFound
    /// It existed, and was deleted.
    case gone
    case conflict
    /// The request is based on an earlier version.
    case outdated
    /// The same action is in progress; retry after the wait.
    case underway(retryAfter: Duration)
    /// The rate limit is reached; retry after the wait.
    case tooSoon(retryAfter: Duration)
    /// The server is busy, through no fault of the caller.
    case busy(retryAfter: Duration)
}
