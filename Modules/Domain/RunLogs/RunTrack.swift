/// A recorded track: positions with their times, in parts without a gap.
public struct RunTrack: Sendable {
    /// Positions in one track: 27 hours, one each second.
    public static let mostFixes = 100_000
    /// Bytes of a file.
    public static let mostBytes = 15_000_000

    /// A position and its time.
    public struct Fix: Equatable, Sendable {
        public let point: Point
        public let at: Moment?

        public init(_ point: Point, at moment: Moment?) {
            self.point = point
            at = moment
        }
    }

    public let parts: [[Fix]]
    /// The time of the first position that has one.
    public let startsAt: Moment

    public init(_ parts: [[Fix]]) throws(RunLogRefusal) {
        guard parts.contains(where: { $0.count > 1 }) else { throw .trackEmpty }
        guard let start = parts.lazy.joined().lazy.compactMap(\.at).first else { throw .trackWithoutTime }
        self.parts = parts
        startsAt = start
    }

    /// The faster of two positions is an error of the receiver, in metres per second.
    private static let fastest = 12.5
    /// Below this a runner rests, in metres per second.
    private static let slowest = 0.5

    /// Distance and time between positions at running speed. Gaps, rests and jumps don't count. If there
    /// are times, neither does what is before the first or behind the last of a part.
    public var measured: (distance: RunDistance?, time: RunMovingTime?) {
        var (metres, seconds, untimed) = (0.0, 0.0, 0.0)
        var isTimed = false
        for part in parts {
            var from: Moment?
            // Since the last position with a time.
            var stretch = 0.0
            var last: Point?
            for fix in part {
                let step = last.map { $0.distance(to: fix.point) } ?? 0
                (last, stretch, untimed) = (fix.point, stretch + step, untimed + step)
                guard let at = fix.at else { continue }
                if let from {
                    isTimed = true
                    let time = Double((at - from).wholeMilliseconds) / 1_000
                    if time > 0, stretch / time <= Self.fastest {
                        metres += stretch
                        if stretch / time >= Self.slowest { seconds += time }
                    }
                }
                (from, stretch) = (at, 0)
            }
        }
        return (
            try? RunDistance(metres: Self.whole(isTimed ? metres : untimed)),
            try? RunMovingTime(seconds: Self.whole(seconds))
        )
    }

    /// The route without all positions near either end, also where the runner passes there in between. Nil
    /// when nothing is left.
    public func route(without zone: PrivacyZone, widenedBy share: Double) -> RunRoute? {
        let radius = zone.radius(widenedBy: share)
        guard let start = parts.first(where: { !$0.isEmpty })?.first?.point,
            let end = parts.last(where: { !$0.isEmpty })?.last?.point
        else { return nil }
        let isHidden = { (point: Point) in
            radius > 0 && (point.distance(to: start) <= radius || point.distance(to: end) <= radius)
        }
        let lines = parts.flatMap { part in
            part.map(\.point).split(whereSeparator: isHidden).map(Array.init)
        }
        return RunRoute(simplifying: lines)
    }

    private static func whole(_ value: Double) -> Int {
        value.isFinite ? Int(min(value.rounded(), 1e9)) : 0
    }
}
