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
    /// Those of the slots at which students of the group come already.
    public let joined: [JoinedSlotBody]
    /// The last free time before these days.
    public let previous: Moment?
    /// The first after them.
    public let next: Moment?

    /// Those of all free times that are on these days.
    ///
    /// - Parameter students: of the group, by the start of their lesson.
    public init(
        _ all: [Moment],
        _ students: [Moment: Int] = [:],
        lasting minutes: Int,
        from: CivilDate,
        days: Int
    ) {
        let start = from.startInSeoul
        let end = CivilDate(daysSince1970: from.daysSince1970 + days).startInSeoul
        self.from = from
        self.days = days
        self.minutes = minutes
        slots = all.filter { start <= $0 && $0 < end }
        joined = slots.compactMap { start in
            students[start].map { JoinedSlotBody(startsAt: start, students: $0) }
        }
        previous = all.last { $0 < start }
        next = all.first { $0 >= end }
    }

    /// The number of students who come already.
    public func students(at start: Moment) -> Int {
        joined.first { $0.startsAt == start }?.students ?? 0
    }

    public static var name: String { "Slots" }
    public static var parts: [any Body.Type] { [JoinedSlotBody.self] }

    public static var schema: Schema {
        .object([
            "from": .day.required.described("The first day, in Korea"),
            "days": .integer(days).required,
            "minutes": .integer().required.described("The length of a lesson"),
            "slots": .array(of: .moment).required.described("Free starts, in order"),
            "joined": .array(of: .reference(JoinedSlotBody.name)).required
                .described("Those at which students of the group come already"),
            "previous": .nullable(.moment).required.described("The last free start before these days"),
            "next": .nullable(.moment).required.described("The first free start after these days"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        from = try fields.day("from")
        days = try fields.integer("days")
        minutes = try fields.integer("minutes")
        slots = try fields.moments("slots")
        joined = try fields.bodies("joined")
        previous = try fields.momentIfPresent("previous")
        next = try fields.momentIfPresent("next")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("from", from)
            writer.field("days", days)
            writer.field("minutes", minutes)
            writer.field("slots", slots.map(\.rfc3339))
            writer.field("joined", joined)
            writer.field("previous", previous)
            writer.field("next", next)
        }
    }
}
