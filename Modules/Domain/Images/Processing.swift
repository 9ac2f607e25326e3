/// The outcome of converting an upload, and the processor time it took, also when it failed.
public struct Processing<Product: Sendable>: Sendable {
    public let outcome: Result<Product, any Error>
    public let work: Duration

    public init(_ outcome: Result<Product, any Error>, work: Duration) {
        self.outcome = outcome
        self.work = work
    }
}

extension CountedCall {
    /// The processor time that conversions of a member's uploads may take: five minutes a day. One try is a
    /// tenth of a second.
    static func processing(of member: Member.ID) -> CountedCall {
        let tenths = 3_000
        return CountedCall(
            key: "processing \(member)",
            rule: .init(tries: tenths, interval: .seconds(86_400) / tenths)
        )
    }
}

extension CallThrottle {
    /// Converts an upload of `member`, unless the day's processor time is used up, and counts what it took.
    /// Throws ``CallRefusal/tooOften(retryAfter:)``.
    func process<Product>(
        for member: Member.ID,
        at now: Moment,
        _ convert: () async -> Processing<Product>
    ) async throws -> Product {
        let call = CountedCall.processing(of: member)
        try await take(call, at: now)
        let processing = await convert()
        let tenths = Int(processing.work / .milliseconds(100))
        if tenths > 1 { try await add(tenths - 1, of: call, at: now) }
        return try processing.outcome.get()
    }
}
