public import Domain
import JSONCoding

/// One date of an event, in a calendar.
public struct EventOccurrenceBody: ShapedBody, Hashable {
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

    public static let shape = Shape<Self>(
        "EventOccurrence",
        Field("event", \.event),
        Field("number", \.number),
        Field("title", \.title),
        Field("startsAt", \.startsAt),
        Field("endsAt", \.endsAt),
        Field("allDay", \.isAllDay),
        Field("firstDay", \.firstDay, about: "The first day in calendars, in Seoul"),
        Field("lastDay", \.lastDay),
        Field("mode", \.mode),
        Field("cost", \.cost),
        Field("category", \.category),
        Field("topics", \.topics),
        Field("status", \.status),
        Field("neighbourhood", \.neighbourhood, .string()),
        Field("area", \.area),
        Field("areaEn", \.areaEn),
        Field("favourite", \.isFavourite),
        make: Self.init
    )
}

extension EventOccurrenceBody {
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
}
