/// Why a letter was not taken.
public enum MailError: Error, Hashable {
    /// No connection, or one that broke off.
    case unreachable(String)
    case timedOut
    /// The server offers no encryption, or none that can be trusted.
    case notEncrypted(String)
    case loginRefused
    /// The server won't take it now; later it may.
    case refusedForNow(code: Int)
    /// It won't take it at any time, such as for a mailbox that doesn't exist.
    case refusedForGood(code: Int)
    /// An address or header that would not stay one line.
    case malformed(String)
    case other(String)

    /// Whether another try makes sense.
    public var isLasting: Bool {
        switch self {
        case .refusedForGood, .malformed: true
        default: false
        }
    }
}
