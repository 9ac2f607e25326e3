/// A part of a day by the clocks of Seoul.
public enum DayPart: String, CaseIterable, Sendable {
    case morning
    case afternoon
    case evening

    /// In minutes since midnight. The parts follow each other.
    public var minutes: Range<Int> {
        switch self {
        case .morning: 0..<720
        case .afternoon: 720..<1_080
        case .evening: 1_080..<1_440
        }
    }
}

/// A set of parts of the days of a week, by which lessons are found.
public struct WeekTimes: Hashable, Sendable {
    public static let none = WeekTimes(bits: 0)

    private static let partCount = DayPart.allCases.count
    private static let all: Int64 = 1 << Int64(Weekday.allCases.count * partCount) - 1

    /// One bit for each part, from the morning of Monday. The order is stored.
    public private(set) var bits: Int64

    /// Ignores bits that mean no part.
    public init(bits: Int64) {
        self.bits = bits & Self.all
    }

    /// All of these parts on all of these days. Without days on every day, without parts at any time of the
    /// day; nil without both.
    public init?(on days: Set<Weekday>, in parts: Set<DayPart>) {
        guard !days.isEmpty || !parts.isEmpty else { return nil }
        self.init(bits: 0)
        for day in Weekday.allCases where days.isEmpty || days.contains(day) {
            for part in DayPart.allCases where parts.isEmpty || parts.contains(part) { insert(part, on: day) }
        }
    }

    public mutating func insert(_ part: DayPart, on day: Weekday) { bits |= Self.bit(part, day) }

    public func contains(_ part: DayPart, on day: Weekday) -> Bool { bits & Self.bit(part, day) != 0 }

    private static func bit(_ part: DayPart, _ day: Weekday) -> Int64 {
        let days = Weekday.allCases.firstIndex(of: day) ?? 0
        let parts = DayPart.allCases.firstIndex(of: part) ?? 0
        return 1 << Int64(days * partCount + parts)
    }

    /// The days that were asked for; empty for every day.
    public var days: [Weekday] {
        let days = Weekday.allCases.filter { day in DayPart.allCases.contains { contains($0, on: day) } }
        return days.count == Weekday.allCases.count && !parts.isEmpty ? [] : days
    }

    /// The parts that were asked for; empty for any time of the day.
    public var parts: [DayPart] {
        let parts = DayPart.allCases.filter { part in Weekday.allCases.contains { contains(part, on: $0) } }
        return parts.count == Self.partCount ? [] : parts
    }
}
