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

    /// The days of six weeks.
    private static let mostDays = 42

    private var days: Endpoint {
        .on(API.eventCalendar.days) { _, query, who in
            let (first, last) = (query.first.daysSince1970, query.last.daysSince1970)
            guard (first..<first + Self.mostDays).contains(last) else {
                throw RequestRefusal.contradictoryParameter("to")
            }
            let days = try await calendar.days(
                first...last,
                filter(query.filter),
                atMost: query.each ?? 3,
                for: who?.member,
                at: clock.now
            )
            return ListBody(days.map(body))
        }
    }

    private var agenda: Endpoint {
        .on(API.eventCalendar.agenda) { _, query, who in
            let slice = try await calendar.agenda(
                from: (query.first ?? clock.now.dateInSeoul).daysSince1970,
                query.order ?? .later,
                filter(query.filter),
                query.slice,
                for: who?.member,
                at: clock.now
            )
            return ListBody(slice.items.map(body), next: slice.next)
        }
    }

    private var closingSoon: Endpoint {
        .on(API.eventCalendar.closingSoon) { _, query, who in
            let found = try await calendar.closingSoon(
                filter(query.filter),
                atMost: query.limit ?? 20,
                for: who?.member,
                at: clock.now
            )
            return ListBody(found.map(body))
        }
    }

    private func filter(_ asked: EventFilter) throws -> EventCalendarFilter {
        EventCalendarFilter(facets: asked.facets.words, region: try region(asked), text: asked.text)
    }

    private func region(_ asked: EventFilter) throws -> EventRegion? {
        if let province = asked.province {
            guard asked.neighbourhood == nil, asked.extent == nil else {
                throw RequestRefusal.contradictoryParameter("province")
            }
            return .province(province)
        }
        guard let code = asked.neighbourhood else {
            guard asked.extent == nil else { throw RequestRefusal.contradictoryParameter("reach") }
            return nil
        }
        let center = try gazetteer.existing(code, at: clock.now).code
        return .area(gazetteer.codes(around: center, asked.extent ?? .ring(.adjacent)) ?? [center])
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
        .raw(.get, path, summary, query: Parameter.all(of: EventFeedQuery.self), type: type.description) {
            [self] request in
            try request.check(Parameter.all(of: EventFeedQuery.self))
            let asked = try request.fields(of: EventFeedQuery.self).filter
            let events = try await calendar.feed(filter(asked), at: clock.now)
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
