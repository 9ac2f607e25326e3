/// A rate-limited call: one that is expensive for the server or that could be used to guess a secret.
public struct CountedCall: Hashable, Sendable {
    /// Calls with the same key share one limit.
    public let key: String
    public let rule: AttemptBucket.Rule

    /// Generous, because a school may share one origin.
    public static func signUp(from origin: Origin) -> CountedCall {
        CountedCall(key: "sign-up \(origin.text)", rule: .init(tries: 200, interval: .seconds(20)))
    }

    /// Of all newcomers, and of one origin, while an operator slows sign-up down.
    public static func slowSignUps(from origin: Origin) -> [CountedCall] {
        [
            CountedCall(key: "slow sign-ups", rule: .init(tries: 10, interval: .seconds(360))),
            CountedCall(key: "slow sign-up \(origin.text)", rule: .init(tries: 1, interval: .seconds(3_600))),
        ]
    }

    public static func resets(from origin: Origin) -> CountedCall {
        CountedCall(key: "reset \(origin.text)", rule: .init(tries: 30, interval: .seconds(20)))
    }

    public static func provider(from origin: Origin) -> CountedCall {
        CountedCall(key: "provider \(origin.text)", rule: .init(tries: 100, interval: .seconds(3)))
    }

    /// Limits the emails that can be sent to one mailbox.
    public static func email(to address: EmailAddress) -> CountedCall {
        CountedCall(key: "email \(address.text)", rule: .init(tries: 5, interval: .seconds(600)))
    }

    public static func emails(of member: Member.ID) -> CountedCall {
        CountedCall(key: "emails \(member)", rule: .init(tries: 5, interval: .seconds(600)))
    }

    public static func testMails(of member: Member.ID) -> CountedCall {
        CountedCall(key: "test mails \(member)", rule: .init(tries: 3, interval: .seconds(60)))
    }

    public static func trialPushes(of member: Member.ID) -> CountedCall {
        CountedCall(key: "trial pushes \(member)", rule: .init(tries: 10, interval: .seconds(60)))
    }

    public static func trialCalls(of member: Member.ID) -> CountedCall {
        CountedCall(key: "trial calls \(member)", rule: .init(tries: 10, interval: .seconds(60)))
    }
}

/// Counts rate-limited calls, across all servers that share a database.
public protocol CallThrottle: Sendable {
    /// Counts all the calls atomically. When any of them exceeds its limit, counts none and returns the time
    /// to wait.
    func take(_ calls: [CountedCall], at now: Moment) async throws -> Duration?

    /// Counts calls that have been made, also beyond their limit.
    func add(_ count: Int, of call: CountedCall, at now: Moment) async throws

    /// Returns one attempt of each call.
    func giveBack(_ calls: [CountedCall]) async throws
}

extension CallThrottle {
    /// Throws ``CallRefusal/tooOften(retryAfter:)``, and then counts nothing.
    public func take(_ call: CountedCall, at now: Moment) async throws {
        if let wait = try await take([call], at: now) { throw CallRefusal.tooOften(retryAfter: wait) }
    }
}

public enum CallRefusal: Refusal, Equatable {
    case tooOften(retryAfter: Duration)
    /// An operator slows sign-up down.
    case signUpsSlowed(retryAfter: Duration)

    public var code: String {
        switch self {
        case .tooOften: "account.too-often"
        case .signUpsSlowed: "account.sign-ups-slowed"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .tooOften(let wait), .signUpsSlowed(let wait): .tooSoon(retryAfter: wait)
        }
    }
}
