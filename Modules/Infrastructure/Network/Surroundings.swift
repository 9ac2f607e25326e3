import Glibc

/// Time, chance and names, so that a test can do without waiting, luck and a network.
public struct Surroundings: Sendable {
    /// Between two attempts.
    public var pause: @Sendable (Duration) async throws -> Void
    /// Returns when a request has had its time.
    public var deadline: @Sendable (Duration) async throws -> Void
    /// Seconds since 1970.
    public var now: @Sendable () -> Int
    /// Between 0 and 1.
    public var chance: @Sendable () -> Double
    /// The addresses of a host; none when there is no such host.
    public var lookUp: @Sendable (String) async -> [IPAddress]

    public init(
        pause: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        deadline: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) },
        now: @escaping @Sendable () -> Int = { Surroundings.wallClock() },
        chance: @escaping @Sendable () -> Double = { .random(in: 0...1) },
        lookUp: @escaping @Sendable (String) async -> [IPAddress] = { await IPAddress.all(of: $0) }
    ) {
        self.pause = pause
        self.deadline = deadline
        self.now = now
        self.chance = chance
        self.lookUp = lookUp
    }

    public static func wallClock() -> Int { time(nil) }
}
