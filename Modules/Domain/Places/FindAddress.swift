/// Looks up an address, or a point's. Rate limited, because each call may count against an external service's
/// quota.
public struct FindAddress: Sendable {
    private let finder: any AddressFinder
    private let throttle: any CallThrottle
    private let clock: any WallClock

    public init(finder: any AddressFinder, throttle: any CallThrottle, clock: any WallClock) {
        self.finder = finder
        self.throttle = throttle
        self.clock = clock
    }

    /// Best matches first, at most `limit`. Throws ``AddressRefusal/tooOften(retryAfter:)``.
    public func callAsFunction(_ sought: AddressText, limit: Int, by member: Member.ID) async throws
        -> [FoundAddress]
    {
        try await count(member)
        return try await finder.find(sought, limit: limit)
    }

    /// Nil if no address is known there. Throws ``AddressRefusal/tooOften(retryAfter:)``.
    public func callAsFunction(at point: Point, by member: Member.ID) async throws -> FoundAddress? {
        try await count(member)
        return try await finder.address(at: point)
    }

    private func count(_ member: Member.ID) async throws {
        do {
            try await throttle.take(.addresses(of: member), at: clock.now)
        } catch CallRefusal.tooOften(let wait) {
            throw AddressRefusal.tooOften(retryAfter: wait)
        }
    }
}

public enum AddressRefusal: Refusal, Equatable {
    case tooOften(retryAfter: Duration)

    public var code: String { "place.too-often" }

    public var kind: RefusalKind {
        switch self {
        case .tooOften(let wait): .tooSoon(retryAfter: wait)
        }
    }
}

extension CountedCall {
    /// A burst for a minute of typing, then one a minute: about 1,500 a day.
    public static func addresses(of member: Member.ID) -> CountedCall {
        CountedCall(key: "addresses \(member)", rule: .init(tries: 40, interval: .seconds(60)))
    }
}
