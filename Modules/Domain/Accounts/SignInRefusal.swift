public enum SignInRefusal: Refusal, Equatable {
    /// The same for a wrong password and an unknown address.
    case failed
    case tooOften(retryAfter: Duration)

    public var code: String {
        switch self {
        case .failed: "sign-in.failed"
        case .tooOften: "sign-in.too-often"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .failed: .unauthenticated
        case .tooOften(let wait): .tooSoon(retryAfter: wait)
        }
    }
}
