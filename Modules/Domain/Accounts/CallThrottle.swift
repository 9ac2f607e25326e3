/// A call that costs the server more than the caller, or that tries at a secret, and is counted for it.
public struct CountedCall: Hashable, Sendable {
    /// What is counted together.
    public let key: String
    public let rule: AttemptBucket.Rule

    /// A whole server, or a school, may share one origin.
    public static func signUp(from origin: Origin) -> CountedCall {
        CountedCall(key: "sign-up \(origin.text)", rule: .init(tries: 200, interval: .seconds(20)))
    }

    public static func resets(from origin: Origin) -> CountedCall {
        CountedCall(key: "reset \(origin.text)", rule: .init(tries: 30, interval: .seconds(20)))
    }

    public static func provider(from origin: Origin) -> CountedCall {
        CountedCall(key: "provider \(origin.text)", rule: .init(tries: 100, interval: .seconds(3)))
    }

    /// Nobody's mailbox is filled by us.
    public static func letter(to address: EmailAddress) -> CountedCall {
        CountedCall(key: "letter \(address.text)", rule: .init(tries: 5, interval: .seconds(600)))
    }

    public static func letters(of member: Member.ID) -> CountedCall {
        CountedCall(key: "letters \(member)", rule: .init(tries: 5, interval: .seconds(600)))
    }
}

/// Counts calls, for all servers of a community together.
public protocol CallThrottle: Sendable {
    /// Counts each of the calls in one step, or, when one of them is made too often, none; returns how long
    /// to wait then.
    func take(_ calls: [CountedCall], at now: Moment) async throws -> Duration?

    /// Takes one of each back.
    func giveBack(_ calls: [CountedCall]) async throws
}

extension CallThrottle {
    /// Throws ``CallRefusal/tooOften(retryAfter:)`` and then counts nothing.
    public func take(_ call: CountedCall, at now: Moment) async throws {
        if let wait = try await take([call], at: now) { throw CallRefusal.tooOften(retryAfter: wait) }
    }
}

public enum CallRefusal: Refusal, Equatable {
    case tooOften(retryAfter: Duration)

    public var code: String { "account.too-often" }

    public var kind: RefusalKind {
        switch self {
        case .tooOften(let wait): .tooSoon(retryAfter: wait)
        }
    }
}
