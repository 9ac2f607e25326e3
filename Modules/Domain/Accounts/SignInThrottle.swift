/// How many wrong passwords are tolerated before one has to wait: a bucket that drains at a steady rate.
public struct AttemptBucket: Equatable, Sendable {
    /// For one address of an account: five tries, then one a minute.
    public static let account = Rule(tries: 5, interval: .seconds(60))
    /// For one place on the network, which may be a whole house: a hundred tries, then one in three seconds.
    public static let origin = Rule(tries: 100, interval: .seconds(3))

    public struct Rule: Hashable, Sendable {
        let tries: Int
        /// How long it takes until one more try is granted.
        public let interval: Duration
    }

    /// When the bucket will have drained.
    public private(set) var emptyAt: Moment

    public init(emptyAt: Moment) {
        self.emptyAt = emptyAt
    }

    /// Counts a try, or says how long to wait for the next one.
    public mutating func take(_ rule: Rule, at now: Moment) throws(SignInRefusal) {
        if let wait = fill(rule, at: now) { throw .tooOften(retryAfter: wait) }
    }

    /// Counts a try, or answers how long to wait for the next one.
    public mutating func fill(_ rule: Rule, at now: Moment) -> Duration? {
        let filled = max(emptyAt, now) + rule.interval
        let excess = filled - now - rule.interval * rule.tries
        guard excess <= .zero else { return excess }
        emptyAt = filled
        return nil
    }
}

/// Counts the tries to sign in, for all servers of a community together.
public protocol SignInThrottle: Sendable {
    /// Counts one try against the e-mail and the origin before the password is looked at, so that many at
    /// once can't slip through together. Throws ``SignInRefusal/tooOften(retryAfter:)`` and then counts
    /// nothing.
    func take(email: EmailAddress, origin: String, at now: Moment) async throws

    /// The password was right: the tries for this e-mail are forgotten, and the one from the origin given
    /// back.
    func forgive(email: EmailAddress, origin: String) async throws
}

public enum SignInRefusal: Refusal, Equatable {
    /// The same for a wrong password and an unknown e-mail.
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
