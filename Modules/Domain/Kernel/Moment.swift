/// A point in time in whole milliseconds UTC, the unit in which times are stored, compared and sent.
///
/// Arithmetic saturates at the first and last moments.
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
        Moment(milliseconds: sum(moment.milliseconds, duration.wholeMilliseconds))
    }

    public static func - (moment: Moment, duration: Duration) -> Moment {
        Moment(milliseconds: difference(moment.milliseconds, duration.wholeMilliseconds))
    }

    public static func - (later: Moment, earlier: Moment) -> Duration {
        .milliseconds(difference(later.milliseconds, earlier.milliseconds))
    }

    private static func sum(_ left: Int64, _ right: Int64) -> Int64 {
        let (sum, isBeyond) = left.addingReportingOverflow(right)
        return isBeyond ? (right < 0 ? .min : .max) : sum
    }

    private static func difference(_ left: Int64, _ right: Int64) -> Int64 {
        let (difference, isBeyond) = left.subtractingReportingOverflow(right)
        return isBeyond ? (right > 0 ? .min : .max) : difference
    }
}

extension Duration {
    /// Saturates at the limits of 64 bits.
    public var wholeMilliseconds: Int64 {
        let (seconds, isBeyond) = components.seconds.multipliedReportingOverflow(by: 1_000)
        guard !isBeyond else { return components.seconds < 0 ? .min : .max }
        let (sum, isSumBeyond) = seconds.addingReportingOverflow(
            components.attoseconds / 1_000_000_000_000_000
        )
        return isSumBeyond ? (seconds < 0 ? .min : .max) : sum
    }
}
