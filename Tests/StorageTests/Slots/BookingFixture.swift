import Database
import Domain
import TestSupport

@testable import Storage

/// Ana teaches every day from ten to six, and neighbours book her lessons.
struct BookingFixture {
    let store: Store
    let ana: Member.ID
    let lesson: Listing.ID

    init(_ engine: Database.Engine, seats: Int = 3, format: LessonFormat = .single) async throws {
        store = try await Store(engine)
        ana = try await store.join("ana").account.id
        lesson = store.identifiers.next()
        try await post(lesson, seats: seats, format: format)
        try await setHours()
    }

    var now: Moment { store.clock.now }
    var hours: SQLTeachingHoursRepository { SQLTeachingHoursRepository(store.database) }
    var bookings: SQLLessonBookingRepository {
        SQLLessonBookingRepository(store.database, identifiers: store.identifiers)
    }
    var rebookings: SQLRebookingRepository {
        SQLRebookingRepository(store.database, identifiers: store.identifiers)
    }
    var deals: SQLDealRepository { SQLDealRepository(store.database, identifiers: store.identifiers) }
    var queries: SQLDealQueries { SQLDealQueries(store.database) }

    /// That number of days later, at this hour in Seoul.
    func time(_ days: Int, _ hour: Int) -> Moment {
        let day = now.dateInSeoul.daysSince1970 + days
        return CivilDate(daysSince1970: day).startInSeoul + .seconds(3_600 * hour)
    }

    func setHours(_ rules: BookingRules = .usual, exceptions: [CivilDate: TeachingDay] = [:]) async throws {
        let day = try TeachingDay([TeachingSpan(600, 1_080)])
        let week = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, day) })
        try await hours.save(TeachingHours(of: ana, week: week, exceptions: exceptions, rules), at: now)
    }

    func post(_ id: Listing.ID, seats: Int = 3, format: LessonFormat = .single) async throws {
        let contents = try LessonContents(
            side: .offer,
            title: try ListingTitle("바이올린"),
            description: try LessonDescription("처음부터"),
            instrument: .violin,
            places: [.teacher],
            format: format,
            seats: seats
        )
        let place = ListingPlace(neighbourhood: BoardFixture.here, shown: BoardFixture.corner, exact: nil)
        let lesson = try Lesson(posting: id, by: ana, contents, at: place, now: now)
        let lessons = SQLPostRepository<Lesson>(store.database, identifiers: store.identifiers)
        try await store.teach(ana)
        _ = try await lessons.insert(id, by: ana, at: now) { lesson }
    }

    func join(_ name: String) async throws -> Member.ID { try await store.join(name).account.id }

    @discardableResult
    func book(
        _ start: Moment,
        by student: Member.ID,
        of other: Listing.ID? = nil,
        weeks: Int = 1,
        skipsTaken: Bool = false,
        isTrial: Bool = false,
        holding gate: Gate? = nil
    ) async throws -> Deal.ID {
        let now = now
        let wish = try BookingWish(
            startsAt: start,
            weeks: weeks,
            skipsTaken: skipsTaken,
            isTrial: isTrial
        )
        return try await bookings.book(other ?? lesson, by: student, weeks: weeks, at: now) { lesson in
            let booking = try lesson.booking(wish, by: student, at: now)
            gate?.holdFirstArrival()
            return booking
        }
    }

    func rebook(_ deal: Deal.ID, to start: Moment, by student: Member.ID, holding gate: Gate? = nil)
        async throws
    {
        let now = now
        try await rebookings.update(deal, by: student, at: now) { negotiation, schedule in
            try negotiation.rebook(to: start, on: schedule, by: student, at: now)
            gate?.holdFirstArrival()
        }
    }

    /// Ana's proposal to a student, of an hour.
    func proposal(_ start: Moment, to student: Member.ID) async throws -> Deal.ID {
        let (id, now) = (store.identifiers, now)
        let conversations = SQLConversationRepository(store.database, identifiers: store.identifiers)
        let talk = try await conversations.open(about: lesson, by: student, at: now) {
            try Conversation(id.next(), asking: $0, by: student, at: now)
        }
        let place = DealPlace(neighbourhood: BoardFixture.here)
        let terms = try DealTerms(startsAt: start, minutes: 60, place: place, price: .negotiable)
        return try await deals.propose(terms, in: talk.id, by: ana, at: now)
    }

    func accept(_ deal: Deal.ID, by student: Member.ID, holding gate: Gate? = nil) async throws {
        let now = now
        try await deals.update(deal, by: student, at: now) { negotiation in
            try negotiation.accept(by: student, at: now)
            gate?.holdFirstArrival()
        }
    }

    /// The starts of what Ana has agreed on, in order.
    func agreed() async throws -> [Moment] {
        let filter = DealFilter(state: .accepted)
        let list = try await queries.list(of: ana, filter, at: now, SliceRequest(limit: 100))
        return list.items.map(\.deal.terms.startsAt).sorted()
    }
}
