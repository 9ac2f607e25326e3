import Synchronization

/// Generates identifiers that are unique across servers and increase with time.
///
/// An identifier has 41 bits of milliseconds since 2024, 10 bits for the node and 12 for a count within the
/// millisecond. When the clock is set back, or a millisecond is used up, the generator runs ahead of the
/// clock to avoid duplicates.
public final class IdentifierGenerator: Sendable {
    public static let nodes = 0..<1024
    fileprivate static let epoch: Int64 = 1_704_067_200_000

    private let clock: any WallClock
    private let state: Mutex<(node: Int64, latest: Int64)>

    /// - Precondition: `node` is one of ``nodes``, and no other running server of this community uses it.
    public init(clock: any WallClock, node: Int) {
        precondition(Self.nodes.contains(node), "a node is a number from 0 to 1023")
        self.clock = clock
        state = Mutex((Int64(node), 0))
    }

    /// Uses another node from now on.
    public func move(to node: Int) {
        precondition(Self.nodes.contains(node), "a node is a number from 0 to 1023")
        state.withLock { $0.node = Int64(node) }
    }

    public func next<Subject>(_: Subject.Type = Subject.self) -> Identifier<Subject> {
        let earliest = max(0, clock.now.milliseconds - Self.epoch) << 12
        let (node, tick) = state.withLock { state in
            state.latest = max(state.latest + 1, earliest)
            return state
        }
        return Identifier(rawValue: (tick >> 12) << 22 | node << 12 | tick & 0xFFF)
    }
}

extension Identifier {
    /// The smallest identifier made at a moment; those made earlier are smaller.
    public init(firstAt moment: Moment) {
        self.init(rawValue: max(0, moment.milliseconds - IdentifierGenerator.epoch) << 22)
    }

    /// When it was made.
    public var madeAt: Moment { Moment(milliseconds: rawValue >> 22 + IdentifierGenerator.epoch) }
}
