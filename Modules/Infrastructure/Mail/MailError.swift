/// The reason an email wasn't sent.
public enum MailError: Error, Hashable {
    /// The connection failed or was lost.
    case unreachable(String)
    case timedOut
    /// The server offers no encryption, or its certificate isn't trusted.
    case notEncrypted(String)
    case loginRefused
    /// A temporary refusal; retrying may succeed.
    case refusedForNow(code: Int)
    /// A permanent refusal, for example because the mailbox doesn't exist.
    case refusedForGood(code: Int)
    /// An address or identifier with characters that a header can't contain.
    case malformed(String)
    case other(String)

    /// Whether retrying can't help.
    public var isLasting: Bool {
        switch self {
        case .refusedForGood, .malformed: true
        default: false
        }
    }
}
