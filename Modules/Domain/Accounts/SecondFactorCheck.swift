/// Verifies codes of second factors; the only type that does. Each attempt is counted before the code is
/// checked, so that parallel attempts can't exceed the limit. A right code returns its attempt.
public struct SecondFactorCheck: Sendable {
    private let factors: any SecondFactorRepository
    private let keeper: any SecondFactorKeeper
    private let throttle: any CallThrottle
    private let clock: any WallClock

    public init(
        factors: any SecondFactorRepository,
        keeper: any SecondFactorKeeper,
        throttle: any CallThrottle,
        clock: any WallClock
    ) {
        self.factors = factors
        self.keeper = keeper
        self.throttle = throttle
        self.clock = clock
    }

    /// Lets `use` use up what the text proves, in the transaction of what it is for. Throws
    /// ``SecondFactorRefusal/off``, ``SecondFactorRefusal/wrongCode`` and
    /// ``SecondFactorRefusal/tooOften(retryAfter:)``.
    func verify(
        _ text: String,
        as attempt: SecondFactorTry,
        _ use: (SecondFactorProof) async throws -> Void
    ) async throws {
        guard let factor = try await factors.find(of: attempt.member) else { throw SecondFactorRefusal.off }
        if let wait = try await throttle.take(attempt.counted, at: clock.now) {
            throw SecondFactorRefusal.tooOften(retryAfter: wait)
        }
        guard let proof = keeper.proof(text, of: factor, at: clock.now) else {
            throw SecondFactorRefusal.wrongCode
        }
        try await use(proof)
        try await throttle.giveBack(attempt.counted)
    }
}

/// The origin of an attempt at a code, for rate limiting. Who tries has the password already.
public enum SecondFactorTry: Equatable, Sendable {
    case signingIn(SignInChallenge)
    /// A signed-in device.
    case session(SignedInDevice)

    var member: Member.ID {
        switch self {
        case .signingIn(let challenge): challenge.member
        case .session(let who): who.member
        }
    }

    /// The buckets in which the attempt counts: its own, and one of the member. Unknown devices alone never
    /// fill the member's, which limits those who make devices known by resetting the password.
    public var counted: [CountedCall] {
        [own, CountedCall(key: "code \(member)", rule: Self.all)]
    }

    private var own: CountedCall {
        switch self {
        case .signingIn(let challenge):
            guard let device = challenge.device else {
                return CountedCall(key: "code \(member) unknown", rule: Self.unknown)
            }
            return CountedCall(key: "code \(member) device \(device)", rule: Self.known)
        case .session(let who):
            return CountedCall(key: "code \(member) session \(who.session)", rule: Self.known)
        }
    }

    /// At any time three codes of a million are right: 288 attempts a day find one in three years.
    private static let interval = Duration.seconds(300)
    private static let unknown = AttemptBucket.Rule(tries: 5, interval: interval)
    private static let known = AttemptBucket.Rule(tries: 10, interval: interval)
    private static let all = AttemptBucket.Rule(tries: 20, interval: interval)
}
