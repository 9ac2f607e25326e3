public import Domain
import JSONCoding

/// Operations on the calendar of events.
public struct EventCalendarOperations: OperationList {
    public let days = Operation<SignedIn?, Void, EventDaysQuery, ListBody<CalendarDayBody>>(
        .get,
        "/api/v1/calendar/days",
        "Get days with their events; those of several days appear on each"
    )
    public let agenda = Operation<SignedIn?, Void, AgendaQuery, ListBody<EventOccurrenceBody>>(
        .get,
        "/api/v1/calendar/agenda",
        "List the dates of events by their start"
    )
    public let closingSoon = Operation<SignedIn?, Void, ClosingSoonQuery, ListBody<EventOccurrenceBody>>(
        .get,
        "/api/v1/calendar/closing-soon",
        "List events whose applications close soon"
    )
}

/// The days to show.
public struct EventDaysQuery: ShapedBody {
    /// The events of a day.
    public static let mostEach = 100

    public let first: CivilDate
    public let last: CivilDate
    public let each: Int?
    public let filter: EventFilter

    public init(_ days: ClosedRange<Int>, each: Int, _ filter: EventFilter) {
        first = CivilDate(daysSince1970: days.lowerBound)
        last = CivilDate(daysSince1970: days.upperBound)
        self.each = each
        self.filter = filter
    }

    private init(_ first: CivilDate, _ last: CivilDate, _ each: Int?, _ filter: EventFilter) {
        (self.first, self.last, self.each, self.filter) = (first, last, each, filter)
    }

    public static let shape = Shape<Self>(
        "EventDaysQuery",
        Field("from", \.first, .date, about: "The first day, in Seoul"),
        Field("to", \.last, .date, about: "The last day, at most 41 days later"),
        Field(
            "each",
            \.each,
            .integer(0...mostEach),
            .omittable,
            about: "The events of each day; default: 3"
        ),
        Field(flat: \.filter),
        make: { Self($0, $1, $2, $3) }
    )
}

/// The part of the agenda to list.
public struct AgendaQuery: ShapedBody {
    public let first: CivilDate?
    public let order: AgendaOrder?
    public let filter: EventFilter
    public let slice: SliceRequest

    public init(
        from first: CivilDate? = nil,
        _ order: AgendaOrder? = nil,
        _ filter: EventFilter,
        _ slice: SliceRequest = SliceRequest()
    ) {
        self.first = first
        self.order = order
        self.filter = filter
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "AgendaQuery",
        Field("from", \.first, .date, .omittable, about: "Start from this day; default: today"),
        Field(
            "order",
            \.order,
            nil,
            .omittable,
            about: "`later` from the day on, the default; `earlier` before it, latest first"
        ),
        Field(flat: \.filter),
        Field(flat: \.slice),
        make: { Self(from: $0, $1, $2, $3) }
    )
}

/// How many of the events that close soon to list.
public struct ClosingSoonQuery: ShapedBody {
    public let limit: Int?
    public let filter: EventFilter

    public init(limit: Int? = nil, _ filter: EventFilter) {
        self.limit = limit
        self.filter = filter
    }

    public static let shape = Shape<Self>(
        "ClosingSoonQuery",
        Field("limit", \.limit, .integer(1...EventDaysQuery.mostEach), .omittable, about: "Default: 20"),
        Field(flat: \.filter),
        make: { Self(limit: $0, $1) }
    )
}

/// The events of a feed.
public struct EventFeedQuery: ShapedBody {
    public let filter: EventFilter

    public static let shape = Shape<Self>("EventFeedQuery", Field(flat: \.filter), make: Self.init)
}

extension API {
    public static let eventCalendar = EventCalendarOperations()
}

extension AgendaOrder: WireWord {}
