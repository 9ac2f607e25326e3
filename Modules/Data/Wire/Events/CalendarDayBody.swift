public import Domain
import JSONCoding

/// A day of a calendar with its first events.
public struct CalendarDayBody: ShapedBody, Hashable {
    public let day: CivilDate
    public let count: Int
    public let events: [EventOccurrenceBody]

    public init(_ day: CivilDate, count: Int, events: [EventOccurrenceBody]) {
        self.day = day
        self.count = count
        self.events = events
    }

    public static let shape = Shape<Self>(
        "CalendarDay",
        Field("day", \.day),
        Field("count", \.count, about: "All events of the day"),
        Field("events", \.events),
        make: { Self($0, count: $1, events: $2) }
    )
}
