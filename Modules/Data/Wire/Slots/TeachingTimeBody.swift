public import Domain
import JSONCoding

/// A part of a day of the week in which lessons are given.
public struct TeachingTimeBody: ShapedBody, Hashable {
    public let weekday: Weekday
    /// In minutes since midnight in Seoul.
    public let from: Int
    public let to: Int

    public init(_ weekday: Weekday, from: Int, to: Int) {
        self.weekday = weekday
        self.from = from
        self.to = to
    }

    public static let shape = Shape<Self>(
        "TeachingTime",
        Field("weekday", \.weekday),
        Field("from", { ClockTime(minutes: $0.from) }, about: "By Korean clocks, as 09:30"),
        Field("to", { ClockTime(minutes: $0.to) }, about: "Until 24:00"),
        make: { Self($0, from: $1.minutes, to: $2.minutes) }
    )
}

/// A day with other hours than those of its day of the week. Without times, no lessons are given; a day with
/// several parts has several.
public struct TeachingExceptionBody: ShapedBody, Hashable {
    public let date: CivilDate
    public let from: Int?
    public let to: Int?

    public init(_ date: CivilDate, from: Int? = nil, to: Int? = nil) {
        self.date = date
        self.from = from
        self.to = to
    }

    public static let shape = Shape<Self>(
        "TeachingException",
        Field("date", \.date),
        Field(
            "from",
            { $0.from.map(ClockTime.init(minutes:)) },
            nil,
            .explicit,
            about: "null, as to, on a day without lessons"
        ),
        Field("to", { $0.to.map(ClockTime.init(minutes:)) }, nil, .explicit),
        make: { Self($0, from: $1?.minutes, to: $2?.minutes) }
    )
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

/// Minutes since midnight, encoded as "09:30".
private struct ClockTime: WireValue {
    let minutes: Int

    init(minutes: Int) {
        self.minutes = minutes
    }

    static func fieldSchema(_ limited: Schema?) -> Schema {
        limited ?? .string(pattern: "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$")
    }

    init(_ json: JSON, at place: () -> FieldPlace) throws(FieldError) {
        guard let minutes = Int(clockText: try String(json, at: place)) else {
            throw FieldError(field: place().path, wanted: "time of day")
        }
        self.minutes = minutes
    }

    func writeValue(to writer: inout JSONWriter) { writer.string(minutes.clockText) }
}
