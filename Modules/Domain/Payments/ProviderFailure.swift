/// A provider's failure to do what it was asked. After the first three the request may have been carried out.
public enum ProviderFailure: Error, Hashable, Sendable {
    /// No answer in time.
    case timeout
    /// No connection, or a server error.
    case unavailable
    /// The answer is cut off or malformed.
    case unreadable
    /// The provider refused the request, with its own code, such as `ALREADY_PAID`.
    case refused(code: String)
    /// The answer contradicts the request, such as another amount or another order.
    case contradiction(String)
}

extension ProviderFailure {
    /// Whether the request may have been carried out.
    public var isUncertain: Bool {
        switch self {
        case .timeout, .unavailable, .unreadable: true
        case .refused, .contradiction: false
        }
    }
}
