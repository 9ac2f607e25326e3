import Domain
import Storage

/// A class of a demo.
struct DemoClass: DemoPost {
    let side: Listing.Side?
    let price: Price?
    let seats: Int
    let minutes: Int
    let sessions: [Moment]
    private(set) var facets: Marks = []
    private let subject: DemoSubject
    private let topic: DemoTopic
    private let offers: Listing.Side
    private var schedule: ClassSchedule?
    private var description = ""

    var title: String { topic.title }
    var motif: DemoMotif? { topic.motif }

    init(at postedAt: Moment, _ chance: inout Chance) {
        offers = chance.happens(68) ? .offer : .want
        side = offers
        // Hobbies are the most common subject among neighbours.
        subject = chance.happens(30) ? DemoSubject.all[8] : chance.pick(DemoSubject.all)
        topic = subject.topic(offers, &chance)
        seats = offers == .offer && chance.happens(30) ? chance.within(2...8) : 1
        minutes = chance.pick([30, 50, 60, 60, 60, 90, 90, 120])
        let won = chance.happens(12) ? nil : Money(won: chance.within(subject.price) * 1_000)
        price = won.map { [subject] in .fixed($0, per: subject.unit) } ?? .negotiable
        var sessions: [Moment] = []
        if chance.happens(35) {
            let first = chance.within(2...40)
            let (hour, half) = (chance.within(9...20), chance.pick([0, 30]))
            for week in 0..<chance.pick([1, 1, 2, 4]) {
                sessions.append(postedAt.day(first + 7 * week, hour: hour, minute: half))
            }
        }
        self.sessions = sessions
    }

    mutating func schedule(_ chance: inout Chance) throws {
        guard sessions.isEmpty else {
            let sessions = try sessions.map { try ClassSession(startsAt: $0, minutes: minutes) }
            schedule = .fixed(try ClassSessions(sessions))
            return
        }
        schedule = .byArrangement(
            try ClassSchedule.Arrangement(
                weekdays: Marks(rawValue: Int64(chance.below(128))).words(),
                timeBands: Marks(rawValue: Int64(chance.below(16))).words(),
                minutes: minutes
            )
        )
    }

    mutating func describe(_ chance: inout Chance) throws {
        facets = Class.marks(
            subjects: [topic.subject],
            targets: [chance.pick(ClassTarget.allCases), .all],
            weekdays: schedule?.weekdays ?? []
        )
        description = subject.description(offers, &chance)
    }

    func post(of listing: Listing) throws -> any StoredPost {
        Class(
            listing,
            try ClassDescription(description),
            try schedule ?? .byArrangement(ClassSchedule.Arrangement()),
            images: []
        )
    }
}
