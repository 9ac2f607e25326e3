public import Domain
public import JSONCoding

/// The free times of some days, at which lessons can start.
public struct SlotsBody: Body, Hashable {
    /// Days that can be asked for at once.
    public static let days = 1...31
    public static let usualDays = 7

    public let from: CivilDate
    public let days: Int
    /// The length of a lesson.
    public let minutes: Int
    public let slots: [Moment]
    /// The last free time before these days.
    public let previous: Moment?
    /// The first after them.
    public let next: Moment?

    /// Those of all free times that are on these days.
    public init(_ all: [Moment], lasting minutes: Int, from: CivilDate, days: Int) {
        let start = from.startInSeoul
        let end = CivilDate(daysSince1970: from.daysSince1970 + days).startInSeoul
        self.from = from
        self.days = days
        self.minutes = minutes
        slots = all.filter { start <= $0 && $0 < end }
        previous = all.last { $0 < start }
        next = all.first { $0 >= end }
    }

    public static var name: String { "Slots" }

    public static var schema: Schema {
        .object([
            "from": .day.required.described("The first day, in Korea"),
            "days": .integer(days).required,
            "minutes": .integer().required.described("The length of a lesson"),
            "slots": .array(of: .moment).required.described("Free starts, in order"),
            "previous": .nullable(.moment).required.described("The last free start before these days"),
            "next": .nullable(.moment).required.described("The first free start after these days"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        from = try fields.day("from")
        days = try fields.integer("days")
        minutes = try fields.integer("minutes")
        slots = try fields.moments("slots")
        previous = try fields.momentIfPresent("previous")
        next = try fields.momentIfPresent("next")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("from", from)
            writer.field("days", days)
            writer.field("minutes", minutes)
            writer.field("slots", slots.map(\.rfc3339))
            writer.field("previous", previous)
            writer.field("next", next)
        }
    }
}
