public import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// Endpoints of the calendar of events.
public struct EventCalendarRoutes: Sendable {
    private let calendar: any EventCalendarQueries
    let gazetteer: any Gazetteer
    let clock: any WallClock

    public init(calendar: any EventCalendarQueries, gazetteer: any Gazetteer, clock: any WallClock) {
        self.calendar = calendar
        self.gazetteer = gazetteer
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [days, agenda, closingSoon, iCalendar, atom, jsonFeed, one]
    }

    /// The days of six weeks, and the events of a day.
    static let mostDays = 42
    static let mostEach = 100

    private var days: Endpoint {
        .visitor(
            .get,
            EventCalendarPath.days,
            "Get days with their events; those of several days appear on each",
            query: [
                .required("from", .date, "The first day, in Seoul"),
                .required("to", .date, "The last day, at most 41 days later"),
                .optional("each", .integer(0...Self.mostEach), "The events of each day; default: 3"),
            ] + Parameter.eventCalendar,
            answers: .json()
        ) { [self] request, who in
            let first = try request.required("from", request.day("from"))
            let last = try request.required("to", request.day("to"))
            guard (first..<first + Self.mostDays).contains(last) else {
                throw RequestRefusal.contradictoryParameter("to")
            }
            let days = try await calendar.days(
                first...last,
                filter(request),
                atMost: request.integer("each", in: 0...Self.mostEach) ?? 3,
                for: who?.member,
                at: clock.now
            )
            return ListBody(days.map(body))
        }
    }

    private var agenda: Endpoint {
        .visitor(
            .get,
            EventCalendarPath.agenda,
            "List the dates of events by their start",
            query: [
                .optional("from", .date, "Start from this day; default: today"),
                .optional(
                    "order",
                    .words(of: AgendaOrder.self),
                    "`later` from the day on, the default; `earlier` before it, latest first"
                ),
            ] + Parameter.eventCalendar + Parameter.slice,
            answers: .json()
        ) { [self] request, who in
            let slice = try await calendar.agenda(
                from: request.day("from") ?? clock.now.dateInSeoul.daysSince1970,
                request.choice("order", of: AgendaOrder.self) ?? .later,
                filter(request),
                request.slice,
                for: who?.member,
                at: clock.now
            )
            return ListBody(slice.items.map(body), next: slice.next)
        }
    }

    private var closingSoon: Endpoint {
        .visitor(
            .get,
            EventCalendarPath.closingSoon,
            "List events whose applications close soon",
            query: [.optional("limit", .integer(1...Self.mostEach), "Default: 20")]
                + Parameter.eventCalendar,
            answers: .json()
        ) { [self] request, who in
            let found = try await calendar.closingSoon(
                filter(request),
                atMost: request.integer("limit", in: 1...Self.mostEach) ?? 20,
                for: who?.member,
                at: clock.now
            )
            return ListBody(found.map(body))
        }
    }

    private func filter(_ request: Request) throws -> EventCalendarFilter {
        try request.eventCalendarFilter { code, extent in
            let center = try gazetteer.existing(code, at: clock.now).code
            return gazetteer.codes(around: center, extent) ?? [center]
        }
    }

    private func body(_ day: CalendarDay) -> CalendarDayBody {
        CalendarDayBody(
            CivilDate(daysSince1970: day.day),
            count: day.count,
            events: day.events.map(body)
        )
    }

    private func body(_ occurrence: EventOccurrence) -> EventOccurrenceBody {
        EventOccurrenceBody(
            occurrence,
            in: gazetteer.neighbourhood(occurrence.neighbourhood, at: clock.now)
        )
    }
}

/// Feeds, which apps subscribe to.
extension EventCalendarRoutes {
    private var iCalendar: Endpoint {
        feed(.iCalendar, "Subscribe to events, as iCalendar", CalendarFile.type) { request, events in
            Array(CalendarFile(named: EventCalendarPhrases.title[request.language], events).text.utf8)
        }
    }

    private var atom: Endpoint {
        feed(.atom, "Subscribe to events, as an Atom feed", AtomFeed.type) { request, events in
            Array(EventFeed(request, events).atom.utf8)
        }
    }

    private var jsonFeed: Endpoint {
        feed(.jsonFeed, "Subscribe to events, as a JSON Feed", EventFeed.jsonType) { request, events in
            EventFeed(request, events).json
        }
    }

    private func feed(
        _ path: EventCalendarPath,
        _ summary: String,
        _ type: StaticString,
        _ write: @escaping @Sendable (Request, [DescribedEvent]) -> [UInt8]
    ) -> Endpoint {
        .raw(.get, path, summary, query: Parameter.eventCalendar, type: type.description) { [self] request in
            try request.check(Parameter.eventCalendar)
            let events = try await calendar.feed(filter(request), at: clock.now)
            let described = events.map { describe($0, mostLetters: FeedEvent.excerpt, for: request) }
            return .feed(write(request, described), type: type)
        }
    }

    private var one: Endpoint {
        .raw(
            .get,
            EventCalendarPath.one,
            "Get an event with all its dates, as iCalendar",
            type: CalendarFile.type.description
        ) { [self] request in
            try request.check([])
            let event = try await calendar.find(request.listing)
            let described = describe(event, mostLetters: EventDescription.longest, for: request)
            return .feed(Array(CalendarFile(named: nil, [described]).text.utf8), type: CalendarFile.type)
        }
    }

    private func describe(_ event: FeedEvent, mostLetters: Int, for request: Request) -> DescribedEvent {
        let (language, place) = (request.language, event.listing.details.place.neighbourhood)
        let area = gazetteer.neighbourhood(place, at: clock.now).map {
            language == .korean ? $0.name : $0.nameEn
        }
        return DescribedEvent(
            event,
            area: area ?? place.description,
            address: request.siteAddress + Listing.Kind.event.address(of: event.listing.id),
            text: EventCalendarPhrases.text(of: event, mostLetters, in: language)
        )
    }
}

extension EventFeed {
    fileprivate init(_ request: Request, _ events: [DescribedEvent]) {
        let query = request.query.map { ($0.name, $0.value) }
        self.init(
            EventCalendarPhrases.title[request.language],
            page: request.siteAddress + EventCalendarPagePath.calendar.rawValue,
            address: request.siteAddress + request.path.asking(query),
            events
        )
    }
}
