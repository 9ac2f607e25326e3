import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Teaching hours")
struct TeachingHoursContract {
    @Test(
        "Hours are read back as they were stored, and replace the former ones",
        arguments: Database.Engine.allCases
    )
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine)
        let today = fixture.now.dateInSeoul.daysSince1970
        let (tomorrow, after) = (
            CivilDate(daysSince1970: today + 1), CivilDate(daysSince1970: today + 2)
        )
        let halves = try TeachingDay([TeachingSpan(0, 90), TeachingSpan(600, 1_440)])
        let hours = try TeachingHours(
            of: fixture.ana,
            week: [.sunday: halves, .tuesday: try TeachingDay([TeachingSpan(5, 10)])],
            exceptions: [tomorrow: .closed, after: halves],
            BookingRules(restsOnHolidays: false, pause: 120, notice: 336, horizon: 12, sharesPlace: true)
        )
        try await fixture.hours.save(hours, at: fixture.now)
        #expect(try await fixture.hours.find(of: fixture.ana) == hours)
        let none = try TeachingHours(of: fixture.ana)
        try await fixture.hours.save(none, at: fixture.now)
        #expect(try await fixture.hours.find(of: fixture.ana) == none)
    }

    @Test("Exceptions of past days aren't kept", arguments: Database.Engine.allCases)
    func past(_ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine)
        let today = fixture.now.dateInSeoul
        let yesterday = CivilDate(daysSince1970: today.daysSince1970 - 1)
        try await fixture.setHours(exceptions: [yesterday: .closed, today: .closed])
        #expect(try await fixture.hours.find(of: fixture.ana)?.exceptions == [today: .closed])
    }

    @Test(
        "A cancelled lesson frees its time, and a moved one its former time",
        arguments: Database.Engine.allCases
    )
    func freed(_ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        let (first, second) = (fixture.time(3, 10), fixture.time(4, 10))
        let deal = try await fixture.book(first, by: ben)
        await #expect(throws: SlotRefusal.taken) { try await fixture.book(first, by: cho) }
        try await fixture.rebook(deal, to: second, by: ben)
        let other = try await fixture.book(first, by: cho)
        let (reason, now) = (try DealReason("감기에 걸렸어요"), fixture.now)
        try await fixture.deals.update(other, by: cho, at: now) { try $0.cancel(reason, by: cho, at: now) }
        try await fixture.rebook(deal, to: first, by: ben)
        #expect(try await fixture.agreed() == [first])
    }

    @Test(
        "A teacher's agreed lessons occupy time, including those as a student",
        arguments: Database.Engine.allCases
    )
    func otherDeals(_ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        let own = try await BookedElsewhere(fixture, by: cho).book()
        await #expect(throws: SlotRefusal.taken) { try await fixture.book(own, by: ben) }
        #expect(try await fixture.agreed() == [own])
    }
}

/// A lesson that Ana takes with another teacher.
private struct BookedElsewhere {
    private let fixture: BookingFixture
    private let teacher: Member.ID

    init(_ fixture: BookingFixture, by teacher: Member.ID) {
        self.fixture = fixture
        self.teacher = teacher
    }

    /// Returns its start.
    func book() async throws -> Moment {
        let (now, start, id) = (fixture.now, fixture.time(3, 10), fixture.store.identifiers)
        let listing: Listing.ID = id.next()
        let contents = try LessonContents(
            side: .offer,
            title: try ListingTitle("성악"),
            description: try LessonDescription("처음부터"),
            instrument: .voice,
            places: [.teacher]
        )
        let place = ListingPlace(neighbourhood: BoardFixture.here, shown: BoardFixture.corner, exact: nil)
        let lesson = try Lesson(posting: listing, by: teacher, contents, at: place, now: now)
        let lessons = SQLPostRepository<Lesson>(fixture.store.database, identifiers: id)
        try await fixture.store.teach(teacher)
        _ = try await lessons.insert(listing, by: teacher, at: now) { lesson }
        let day = try TeachingDay([TeachingSpan(600, 1_080)])
        let week = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, day) })
        try await fixture.hours.save(TeachingHours(of: teacher, week: week), at: now)
        try await fixture.book(start, by: fixture.ana, of: listing)
        return start
    }
}

@Suite("Times that are taken are read from indexes")
struct TakenTimePlanTests {
    @Test("A member's accepted deals are the ends of two ranges")
    func plan() async throws {
        let store = try await Store(.sqlite)
        let (start, end) = (Moment(milliseconds: 1), Moment(milliseconds: 2))
        let query = TeachingHoursTable.taken(of: Member.ID(rawValue: 1), from: start, to: end)
        let plan: [String] = try await store.database.read { connection in
            try connection.run("EXPLAIN QUERY PLAN \(query)").map { try $0.value("detail") }
        }
        for index in [
            "deals_given_by_state (provider=? AND state=?", "deals_received_by_state (receiver=? AND state=?",
        ] {
            #expect(plan.contains { $0.contains("INDEX \(index)") }, "\(plan)")
        }
        #expect(!plan.contains { $0.hasPrefix("SCAN") }, "\(plan)")
    }
}
