public import Domain
public import JSONCoding

/// A part of a day of the week in which lessons are given.
public struct TeachingTimeBody: Body, Hashable {
    public let weekday: Weekday
    /// In minutes since midnight in Seoul.
    public let from: Int
    public let to: Int

    public init(_ weekday: Weekday, from: Int, to: Int) {
        self.weekday = weekday
        self.from = from
        self.to = to
    }

    public static var name: String { "TeachingTime" }

    public static var schema: Schema {
        .object([
            "weekday": .words(of: Weekday.self).required,
            "from": .minuteOfDay.required.described("By Korean clocks, as 09:30"),
            "to": .minuteOfDay.required.described("Until 24:00"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        weekday = try fields.choice("weekday")
        from = try fields.minuteOfDay("from")
        to = try fields.minuteOfDay("to")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("weekday", weekday.rawValue)
            writer.field("from", from.clockText)
            writer.field("to", to.clockText)
        }
    }
}

/// A day with other hours than those of its day of the week. Without times, no lessons are given; a day with
/// several parts has several.
public struct TeachingExceptionBody: Body, Hashable {
    public let date: CivilDate
    public let from: Int?
    public let to: Int?

    public init(_ date: CivilDate, from: Int? = nil, to: Int? = nil) {
        self.date = date
        self.from = from
        self.to = to
    }

    public static var name: String { "TeachingException" }

    public static var schema: Schema {
        .object([
            "date": .day.required,
            "from": .nullable(.minuteOfDay).described("null, as to, on a day without lessons"),
            "to": .nullable(.minuteOfDay),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        date = try fields.day("date")
        from = try fields.isGiven("from") ? fields.minuteOfDay("from") : nil
        to = try fields.isGiven("to") ? fields.minuteOfDay("to") : nil
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("date", date)
            writer.field("from", from?.clockText)
            writer.field("to", to?.clockText)
        }
    }
}

extension Int {
    /// Minutes since midnight as "09:30".
    public var clockText: String {
        let (hour, minute) = quotientAndRemainder(dividingBy: 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    /// The reverse of ``clockText``; nil for any other text.
    public init?(clockText text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard text.utf8.count == 5, parts.count == 2,
            parts.allSatisfy({ $0.utf8.count == 2 && $0.utf8.allSatisfy { (48...57).contains($0) } }),
            let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60,
            TeachingSpan.minutes.contains(60 * hour + minute)
        else { return nil }
        self = 60 * hour + minute
    }
}

extension Schema {
    fileprivate static var minuteOfDay: Schema {
        .string(pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$")
    }
}

extension Fields {
    fileprivate func minuteOfDay(_ key: String) throws(FieldError) -> Int {
        guard let minute = Int(clockText: try text(key)) else { throw unreadable(key, "time of day") }
        return minute
    }
}
