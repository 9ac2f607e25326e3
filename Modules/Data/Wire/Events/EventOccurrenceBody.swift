public import Domain
public import JSONCoding

/// One date of an event, in a calendar.
public struct EventOccurrenceBody: Body, Hashable {
    public let event: Listing.ID
    public let number: Int
    public let title: String
    public let startsAt: Moment
    public let endsAt: Moment
    public let isAllDay: Bool
    public let firstDay: CivilDate
    public let lastDay: CivilDate
    public let mode: EventMode
    public let cost: EventCost.Kind
    public let category: EventCategory
    public let topics: [EventTopic]
    public let status: EventStatus
    public let neighbourhood: NeighbourhoodCode
    /// The name of the neighbourhood in both languages.
    public let area: String
    public let areaEn: String
    public let isFavourite: Bool

    public init(_ occurrence: EventOccurrence, in place: Neighbourhood?) {
        event = occurrence.event
        number = occurrence.number
        title = occurrence.title
        startsAt = occurrence.startsAt
        endsAt = occurrence.endsAt
        isAllDay = occurrence.isAllDay
        firstDay = CivilDate(daysSince1970: occurrence.days.lowerBound)
        lastDay = CivilDate(daysSince1970: occurrence.days.upperBound)
        let words = EventWords(occurrence.facets)
        mode = words.mode
        cost = words.cost
        category = words.category
        topics = EventTopic.allCases.filter(words.topics.contains)
        status = occurrence.status
        neighbourhood = occurrence.neighbourhood
        area = place?.name ?? occurrence.neighbourhood.description
        areaEn = place?.nameEn ?? occurrence.neighbourhood.description
        isFavourite = occurrence.isFavourite
    }

    public static var name: String { "EventOccurrence" }

    public static var schema: Schema {
        .object(
            properties: [
                ("event", .string().required), ("number", .integer().required),
                ("title", .string().required), ("startsAt", .moment.required),
                ("endsAt", .moment.required), ("allDay", .boolean.required),
                ("firstDay", .day.described("The first day in calendars, in Seoul").required),
                ("lastDay", .day.required), ("mode", .words(of: EventMode.self).required),
                ("cost", .words(of: EventCost.Kind.self).required),
                ("category", .words(of: EventCategory.self).required),
                ("topics", .array(of: .words(of: EventTopic.self)).required),
                ("status", .words(of: EventStatus.self).required), ("neighbourhood", .string().required),
                ("area", .string().required), ("areaEn", .string().required),
                ("favourite", .boolean.required),
            ]
        )
    }

    public init(_ fields: Fields) throws(FieldError) {
        event = try fields.identifier("event")
        number = try fields.integer("number")
        title = try fields.text("title")
        startsAt = try fields.moment("startsAt")
        endsAt = try fields.moment("endsAt")
        isAllDay = try fields.boolean("allDay")
        firstDay = try fields.day("firstDay")
        lastDay = try fields.day("lastDay")
        mode = try fields.choice("mode")
        cost = try fields.choice("cost")
        category = try fields.choice("category")
        topics = try fields.choices("topics")
        status = try fields.choice("status")
        guard let code = NeighbourhoodCode(try fields.text("neighbourhood")) else {
            throw fields.unreadable("neighbourhood", "code")
        }
        neighbourhood = code
        area = try fields.text("area")
        areaEn = try fields.text("areaEn")
        isFavourite = try fields.boolean("favourite")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("event", event)
            writer.field("number", number)
            writer.field("title", title)
            writer.field("startsAt", startsAt)
            writer.field("endsAt", endsAt)
            writer.field("allDay", isAllDay)
            writer.field("firstDay", firstDay)
            writer.field("lastDay", lastDay)
            writer.field("mode", mode.rawValue)
            writer.field("cost", cost.rawValue)
            writer.field("category", category.rawValue)
            writer.field("topics", topics.map(\.rawValue))
            writer.field("status", status.rawValue)
            writer.field("neighbourhood", neighbourhood.description)
            writer.field("area", area)
            writer.field("areaEn", areaEn)
            writer.field("favourite", isFavourite)
        }
    }
}
