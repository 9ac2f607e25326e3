/// A polite no that a member can act on: thrown by rules, shown in the reader's language, never a failure of
/// ours.
public protocol Refusal: Error, Sendable {
    /// Stable for ever once released: programs compare it, the wording follows from it.
    var code: String { get }
    var kind: RefusalKind { get }
    /// The field of a form that would mend it, as it is spelled on the wire.
    var field: String? { get }
}

extension Refusal {
    public var field: String? { nil }
}

public enum RefusalKind: Equatable, Sendable {
    case invalid
    case unauthenticated
    case forbidden
    case notFound
    case conflict
    /// The same is being done already; worth another try after the wait.
    case underway(retryAfter: Duration)
    /// Too often; worth another try after the wait.
    case tooSoon(retryAfter: Duration)
    /// The server is full for a moment; not the asker's fault.
    case busy(retryAfter: Duration)
}
