import Domain
import Storage

/// An event of a demo. Its hosts and texts are invented.
struct DemoEvent: DemoPost {
    let side: Listing.Side? = nil
    let price: Price? = nil
    let title: String
    let seats: Int
    let minutes: Int
    let sessions: [Moment]
    let facets: Marks
    let admission: Roster.Admission?
    let isCancelled: Bool
    private let programme: DemoProgramme
    private let mode: EventMode
    private let cost: EventCost
    private let dates: EventDates
    private let applications: ApplicationPeriod
    private let isPostponed: Bool
    private let number: Int

    init(at postedAt: Moment, _ chance: inout Chance) {
        programme = chance.pick(DemoProgramme.all)
        number = chance.within(2...40)
        title = programme.title(number)
        mode = chance.pick([.offline, .offline, .offline, .online, .both])
        cost = Self.cost(&chance)
        dates = Self.dates(of: programme, at: postedAt, &chance)
        sessions = dates.all.map(\.startsAt)
        let last = dates.all[dates.all.count - 1]
        minutes = Int((last.endsAt - last.startsAt).components.seconds / 60)
        isCancelled = chance.happens(5)
        isPostponed = !isCancelled && chance.happens(5)
        let isHere = chance.happens(55) && !isCancelled
        admission = isHere ? .whileSeatsLast : .elsewhere
        seats = isHere ? chance.pick([8, 12, 20, 30]) : EventSignUp.elsewhere.seats
        applications = Self.applications(before: dates.startsAt, &chance)
        facets = Event.marks(mode, cost.kind, programme.category, programme.topics)
    }

    private static func cost(_ chance: inout Chance) -> EventCost {
        guard chance.happens(40) else { return chance.happens(80) ? .free : .unknown }
        let from = chance.pick([5_000, 10_000, 20_000, 50_000])
        return .paid(from: Money(won: from), to: chance.happens(40) ? Money(won: 3 * from) : nil)
    }

    /// Evenings, whole days, a weekend, or several evenings in a row of weeks.
    private static func dates(
        of programme: DemoProgramme,
        at postedAt: Moment,
        _ chance: inout Chance
    ) -> EventDates {
        let first = chance.within(3...45)
        let hour = programme.isEvening ? 19 : chance.pick([10, 13, 14])
        let periods = (0..<chance.pick(programme.counts)).compactMap { number -> EventPeriod? in
            let day = first + number * programme.daysBetween
            let start = postedAt.day(day, hour: programme.isAllDay ? 0 : hour, minute: 0)
            let length = programme.isAllDay ? programme.days * 1_440 : programme.minutes
            return try? EventPeriod(
                startsAt: start,
                endsAt: start.later(minutes: length),
                isAllDay: programme.isAllDay
            )
        }
        guard let dates = try? EventDates(periods, in: .seoul) else {
            preconditionFailure("the dates of a demo's event don't overlap")
        }
        return dates
    }

    /// Some close a few days before the start, and some say nothing.
    private static func applications(before start: Moment, _ chance: inout Chance) -> ApplicationPeriod {
        guard chance.happens(60) else { return .always }
        let closesAt = start.later(minutes: -1_440 * chance.within(1...3))
        return (try? ApplicationPeriod(opensAt: nil, closesAt: closesAt)) ?? .always
    }

    static let talk = DemoTalk(
        greetings: [
            "안녕하세요! 혼자 가도 괜찮을까요?", "안녕하세요, 주차할 수 있나요?", "발표 자료도 공유되나요?", "Hi! Is it in Korean only?",
        ],
        replies: ["네, 혼자 오시는 분이 많아요.", "가까운 공영 주차장을 이용해 주세요.", "네, 끝나고 올려 드릴게요."],
        chatter: ["시작 10분 전에 문을 열어요.", "네 좋아요!", "늦게 가도 들어갈 수 있나요?", "네, 조용히 들어오시면 돼요.", "그때 봬요."],
        notes: ["처음 가 봐요. 기대돼요!", "친구가 추천해 줬어요.", "지난번 모임도 좋았어요.", "질문을 가져갈게요."]
    )

    var hasPlace: Bool { mode != .online }

    mutating func schedule(_ chance: inout Chance) {}
    mutating func describe(_ chance: inout Chance) {}

    func post(of listing: Listing) throws -> any StoredPost {
        Event(
            listing,
            try EventContents(
                title: listing.details.title,
                link: try EventLink("https://\(programme.site).example/events/\(number)"),
                hosts: try EventHosts(programme.hosts.map { try EventHost($0) }),
                description: try EventDescription(programme.description),
                venue: mode == .online ? nil : try EventVenue(programme.venue),
                mode: mode,
                cost: cost,
                category: programme.category,
                topics: programme.topics,
                dates: dates,
                applications: applications,
                signUp: admission == .elsewhere ? .elsewhere : .here(seats: listing.seats.total),
                isPostponed: isPostponed
            )
        )
    }
}
