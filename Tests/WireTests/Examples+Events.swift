import Domain
import JSONCoding
import Wire

extension Examples {
    private static func event(_ mode: EventMode, _ cost: EventCost, postponed: Bool) -> EventContentsBody {
        var event = EventContentsBody()
        event.title = "작은 서버 밤"
        event.category = .talk
        event.mode = mode
        event.schedule = schedule(postponed: postponed)
        event.hosts = ["작은 서버 모임", "O'Neill & \"Söhne\""]
        event.cost = EventCostBody(cost)
        event.venue = "느티나무 도서관 2층"
        event.link = "https://small-servers.example/7?a=1&b=2"
        event.signUp = .here
        event.seats = 12
        event.topics = [.backend, .openSource]
        event.description = "줄\n바꿈"
        event.images = [Image.ID(rawValue: 9)]
        return event
    }

    private static func schedule(postponed isPostponed: Bool) -> EventScheduleBody {
        made {
            let day = try EventPeriod(startsAt: now, endsAt: now + .seconds(7_200))
            let zone = Zone.newYork
            let first = zone.localTime(at: now + .seconds(3 * 86_400)).date
            return EventScheduleBody(
                try EventDates([day, try EventPeriod(from: first, through: first, in: zone)], in: zone),
                try ApplicationPeriod(opensAt: now - .seconds(60), closesAt: nil),
                isPostponed: isPostponed
            )
        }
    }

    static let events: [any Body] = [
        event(.offline, .free, postponed: false),
        event(.online, .paid(from: Money(won: 10_000), to: nil), postponed: true),
        event(.both, .unknown, postponed: false), EventContentsBody().schedule,
        PostingBody(
            event(.offline, .free, postponed: false),
            at: PlaceChoiceBody(.byAddress("명동길 14"))
        ),
        DraftBody<EventContentsBody>(["schedule": ["opensAt": "2026-11"], "hosts": ["나"]]),
        occurrence, CalendarDayBody(CivilDate(daysSince1970: 20_000), count: 4, events: [occurrence]),
        EventRemindersBody([.opens: ReminderChoice(notice: false, mail: true)]),
        ReminderChoiceBody(ReminderChoice()),
    ]

    private static let occurrence = EventOccurrenceBody(
        EventOccurrence(
            event: Listing.ID(rawValue: 9),
            number: 1,
            title: "작은 \"서버\" 밤",
            startsAt: now,
            endsAt: now + .seconds(7_200),
            isAllDay: false,
            days: 20_000...20_001,
            facets: Event.marks(.both, .free, .talk, [.backend, .openSource]),
            neighbourhood: neighbourhood.code,
            status: .closingSoon,
            isFavourite: true
        ),
        in: neighbourhood
    )
}
