public import Domain
public import JSONCoding

/// A day of a calendar with its first events.
public struct CalendarDayBody: Body, Hashable {
    public let day: CivilDate
    public let count: Int
    public let events: [EventOccurrenceBody]

    public init(_ day: CivilDate, count: Int, events: [EventOccurrenceBody]) {
        self.day = day
        self.count = count
        self.events = events
    }

    public static var name: String { "CalendarDay" }
    public static var parts: [any Body.Type] { [EventOccurrenceBody.self] }

    public static var schema: Schema {
        .object([
            "day": .day.required,
            "count": .integer().described("All events of the day").required,
            "events": .array(of: .reference(EventOccurrenceBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        day = try fields.day("day")
        count = try fields.integer("count")
        events = try fields.bodies("events")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("day", day)
            writer.field("count", count)
            writer.field("events", events)
        }
    }
}
