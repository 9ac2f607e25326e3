import Glibc

/// Time, randomness and name resolution, replaceable in tests.
public struct Surroundings: Sendable {
    /// Waits between two attempts.
    public var pause: @Sendable (Duration) async throws -> Void
    /// Returns when a request's time limit is reached.
    public var deadline: @Sendable (Duration) async throws -> Void
    /// Seconds since 1970.
    public var now: @Sendable () -> Int
    /// A random number between 0 and 1.
    public var chance: @Sendable () -> Double
    /// The addresses of a host; empty when it can't be resolved.
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
