import Synchronization

/// Makes identifiers that are unique across servers and rise with time.
///
/// 41 bits of milliseconds since 2024, 10 bits for the server's node, 12 for a count within the millisecond.
/// When the clock is set back, or a millisecond is used up, the mint runs ahead of the clock instead of
/// repeating itself.
public final class IdentifierMint: Sendable {
    public static let nodes = 0..<1024
    private static let epoch: Int64 = 1_704_067_200_000

    private let clock: any WallClock
    private let node: Int64
    private let latest = Mutex<Int64>(0)

    /// - Precondition: `node` is one of ``nodes``, and no other running server of this community uses it.
    public init(clock: any WallClock, node: Int) {
        precondition(Self.nodes.contains(node), "a node is a number from 0 to 1023")
        self.clock = clock
        self.node = Int64(node)
    }

    public func next<Subject>(_: Subject.Type = Subject.self) -> Identifier<Subject> {
        let earliest = max(0, clock.now.milliseconds - Self.epoch) << 12
        let tick = latest.withLock { latest in
            latest = max(latest + 1, earliest)
            return latest
        }
        return Identifier(rawValue: (tick >> 12) << 22 | node << 12 | tick & 0xFFF)
    }
}
