/// The reason an email wasn't sent.
public enum MailError: Error, Hashable, CustomStringConvertible {
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

    public var description: String {
        switch self {
        case .unreachable(let reason), .other(let reason), .notEncrypted(let reason): reason
        case .timedOut: "no answer in time"
        case .loginRefused: "the login was refused"
        case .refusedForNow(let code): "refused for now (\(code))"
        case .refusedForGood(let code): "refused (\(code))"
        case .malformed(let text): "'\(text)' can't be in a header"
        }
    }

    /// Whether retrying can't help.
    public var isLasting: Bool {
        switch self {
        case .refusedForGood, .malformed: true
        default: false
        }
    }
}
