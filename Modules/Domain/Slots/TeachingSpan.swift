/// A part of a day, in minutes since midnight in Seoul.
public struct TeachingSpan: Hashable, Sendable {
    public static let minutes = 0...1_440

    public let start: Int
    public let end: Int

    public init(_ start: Int, _ end: Int) throws(TeachingHoursRefusal) {
        guard start < end, Self.minutes.contains(start), Self.minutes.contains(end) else { throw .span }
        self.start = start
        self.end = end
    }
}

/// The parts of a day in which lessons are given. Parts that touch or overlap are one.
public struct TeachingDay: Hashable, Sendable {
    /// Before they are joined.
    public static let mostSpans = 6
    /// A day without lessons.
    public static let closed = TeachingDay()

    /// In order.
    public let spans: [TeachingSpan]

    private init() {
        spans = []
    }

    public init(_ spans: [TeachingSpan]) throws(TeachingHoursRefusal) {
        guard spans.count <= Self.mostSpans else { throw .tooManySpans }
        var joined: [TeachingSpan] = []
        for span in spans.sorted(by: { $0.start < $1.start }) {
            if let last = joined.last, span.start <= last.end {
                joined[joined.count - 1] = try TeachingSpan(last.start, max(last.end, span.end))
            } else {
                joined.append(span)
            }
        }
        self.spans = joined
    }

    /// Whether a lesson of this length can start at this minute.
    func offers(_ minute: Int, lasting minutes: Int) -> Bool {
        spans.contains { span in
            span.start <= minute && minute + minutes <= span.end
                && (minute - span.start).isMultiple(of: TeachingSchedule.step)
        }
    }

    /// The minutes at which a lesson of this length can start.
    func starts(lasting minutes: Int) -> [Int] {
        spans.flatMap { span in
            Array(stride(from: span.start, through: span.end - minutes, by: TeachingSchedule.step))
        }
    }
}
