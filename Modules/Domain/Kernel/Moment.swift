/// A point in time, in whole milliseconds UTC: what is stored, compared and sent is the same number.
public struct Moment: Hashable, Comparable, Sendable {
    /// Since 1970-01-01T00:00:00Z.
    public let milliseconds: Int64

    public init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    public static func < (left: Moment, right: Moment) -> Bool {
        left.milliseconds < right.milliseconds
    }

    public static func + (moment: Moment, duration: Duration) -> Moment {
        Moment(milliseconds: moment.milliseconds + duration.wholeMilliseconds)
    }

    public static func - (moment: Moment, duration: Duration) -> Moment {
        Moment(milliseconds: moment.milliseconds - duration.wholeMilliseconds)
    }

    public static func - (later: Moment, earlier: Moment) -> Duration {
        .milliseconds(later.milliseconds - earlier.milliseconds)
    }
}

extension Duration {
    public var wholeMilliseconds: Int64 {
        components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
    }
}
