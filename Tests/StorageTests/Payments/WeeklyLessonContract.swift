import Database
import Domain
import TestSupport
import Testing

@testable import Storage

/// Ana teaches one student at a time, every day from ten to six, and Ben has a pass.
@Suite("Lessons of a pass that are booked ahead")
struct WeeklyLessonContract {
    private let day = OrderFixture.day
    private let week = OrderFixture.day * 7

    private struct Scene {
        let fixture: OrderFixture
        let listing: Listing
        let first: Moment
        let bookings: SQLLessonBookingRepository

        func book(
            _ weeks: Int = 1,
            at start: Moment? = nil,
            by student: Member.ID? = nil,
            of other: Listing.ID? = nil,
            skipsTaken: Bool = false,
            isTrial: Bool = false,
            holding gate: Gate? = nil
        ) async throws {
            let (student, now) = (student ?? fixture.ben, fixture.now)
            let wish = try BookingWish(
                startsAt: start ?? first,
                weeks: weeks,
                skipsTaken: skipsTaken,
                isTrial: isTrial
            )
            _ = try await bookings.book(other ?? listing.id, by: student, weeks: weeks, at: now) { lesson in
                let booking = try lesson.booking(wish, by: student, at: now)
                gate?.holdFirstArrival()
                return booking
            }
        }

        func agreed(by member: Member.ID? = nil) async throws -> [Deal] {
            let filter = DealFilter(state: .accepted)
            let list = try await fixture.dealQueries.list(
                of: member ?? fixture.ben,
                filter,
                at: fixture.now,
                SliceRequest(limit: 100)
            )
            return list.items.map(\.deal).sorted { $0.terms.startsAt < $1.terms.startsAt }
        }
    }

    private func scene(
        _ engine: Database.Engine,
        passOf count: Int = 6,
        trial: LessonTrial = .none
    ) async throws -> Scene {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches(passOf: count, format: .single, lasting: 90, trial: trial)
        try await setHours(fixture)
        let today = fixture.now.dateInSeoul.daysSince1970
        return Scene(
            fixture: fixture,
            listing: listing,
            first: CivilDate(daysSince1970: today + 3).startInSeoul + .seconds(16 * 3_600),
            bookings: SQLLessonBookingRepository(
                fixture.store.database,
                identifiers: fixture.store.identifiers
            )
        )
    }

    private func setHours(_ fixture: OrderFixture) async throws {
        let hours = SQLTeachingHoursRepository(fixture.store.database)
        let span = try TeachingDay([TeachingSpan(600, 1_080)])
        let rules = try BookingRules(
            restsOnHolidays: false,
            pause: 0,
            notice: 1,
            horizon: 4,
            sharesPlace: false
        )
        let week = Dictionary(uniqueKeysWithValues: Weekday.allCases.map { ($0, span) })
        try await hours.save(TeachingHours(of: fixture.ana, week: week, rules), at: fixture.now)
    }

    @Test(
        "Six weekly lessons are booked in one step, each paid with the pass, and no more than it has",
        arguments: Database.Engine.allCases
    )
    func story(_ engine: Database.Engine) async throws {
        let scene = try await scene(engine)
        let fixture = scene.fixture
        await #expect(throws: DealRefusal.passNeeded) { try await scene.book(2) }
        let pass = try await fixture.buysPass(of: scene.listing)
        await #expect(throws: DealRefusal.passUsedUp) { try await scene.book(7) }
        #expect(try await scene.agreed().isEmpty)
        try await scene.book(6)
        let deals = try await scene.agreed()
        #expect(deals.map(\.terms.startsAt) == (0..<6).map { scene.first + week * $0 })
        for (number, deal) in deals.enumerated() {
            #expect(try await fixture.payment(of: deal.id) == .pass(pass.id, number: number + 1, of: 6))
        }
        #expect(deals.map(\.terms.extent.count) == [6, 1, 1, 1, 1, 1])
        await #expect(throws: DealRefusal.passUsedUp) { try await scene.book(at: scene.first + day) }
        #expect(try await fixture.kept(scene.listing)?.status == .open)
        #expect(try await fixture.told(fixture.ana).count { $0 == .dealBooked } == 1)
        // A lesson that is given back in time can be booked again.
        try await fixture.cancels(deals[3].id, by: fixture.ben)
        try await scene.book(at: scene.first + day)
        #expect(try await fixture.order(pass.id).lessonsLeft == 0)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "A week that is taken is named and nothing is booked, or it is left out by choice",
        arguments: Database.Engine.allCases
    )
    func taken(_ engine: Database.Engine) async throws {
        let scene = try await scene(engine)
        let fixture = scene.fixture
        let cho = try await fixture.store.join("cho").account.id
        try await scene.book(at: scene.first + week, by: cho)
        let pass = try await fixture.buysPass(of: scene.listing)
        await #expect(throws: WeeklySlotsRefusal.notFree([scene.first + week])) { try await scene.book(3) }
        #expect(try await fixture.order(pass.id).lessonsUsed == 0)
        try await scene.book(3, skipsTaken: true)
        #expect(try await scene.agreed().map(\.terms.startsAt) == [scene.first, scene.first + week * 2])
        #expect(try await fixture.order(pass.id).lessonsUsed == 2)
    }

    @Test(
        "Of two series that meet in one week, the second is refused as a whole",
        arguments: Database.Engine.allCases
    )
    func twoStudents(_ engine: Database.Engine) async throws {
        let scene = try await scene(engine)
        let cho = try await scene.fixture.store.join("cho").account.id
        for student in [scene.fixture.ben, cho] {
            _ = try await scene.fixture.buysPass(of: scene.listing, by: student)
        }
        let later = scene.first + week * 2
        let outcomes = try await scene.fixture.store.outcomes(
            { gate in try await scene.book(3, holding: gate) },
            { try await scene.book(3, at: later, by: cho) }
        )
        #expect(outcomes.sorted() == ["done", "slot.some-not-free"], "\(outcomes)")
        let all = try await scene.agreed() + scene.agreed(by: cho)
        #expect(all.count == 3)
    }

    @Test(
        "The last lesson of a pass is booked once, while another booking of it is under way",
        arguments: Database.Engine.allCases
    )
    func lastLesson(_ engine: Database.Engine) async throws {
        let scene = try await scene(engine, passOf: 2)
        let pass = try await scene.fixture.buysPass(of: scene.listing)
        try await scene.book()
        let outcomes = try await scene.fixture.store.outcomes(
            { gate in try await scene.book(at: scene.first + day, holding: gate) },
            { try await scene.book(at: scene.first + day * 2) }
        )
        #expect(outcomes.sorted() == ["deal.pass-used-up", "done"], "\(outcomes)")
        #expect(try await scene.fixture.order(pass.id).lessonsUsed == 2)
        #expect(try await scene.agreed().count == 2)
    }

    @Test(
        "A teacher proposes weekly lessons, and one yes sets them all, or none if a time is taken meanwhile",
        arguments: Database.Engine.allCases
    )
    func proposed(_ engine: Database.Engine) async throws {
        let scene = try await scene(engine)
        let fixture = scene.fixture
        let pass = try await fixture.buysPass(of: scene.listing)
        let talk = try await fixture.asks(about: scene.listing)
        let deal = try await fixture.proposes(in: talk, at: scene.first, weeks: 4)
        let cho = try await fixture.store.join("cho").account.id
        try await scene.book(at: scene.first + week * 3, by: cho)
        await #expect(throws: WeeklySlotsRefusal.notFree([scene.first + week * 3])) {
            try await fixture.accepts(deal)
        }
        #expect(try await scene.agreed().isEmpty)
        let other = try await fixture.proposes(in: talk, at: scene.first, weeks: 3)
        try await fixture.accepts(other)
        #expect(try await scene.agreed().map(\.terms.startsAt) == (0..<3).map { scene.first + week * $0 })
        #expect(try await fixture.order(pass.id).lessonsUsed == 3)
        #expect(try await fixture.queries.faults().isEmpty)
    }

    @Test(
        "A trial is booked once with a teacher, also at two of the lessons at once, and no pass pays for it",
        arguments: Database.Engine.allCases
    )
    func trial(_ engine: Database.Engine) async throws {
        let price = Money(won: 20_000)!
        let scene = try await scene(engine, trial: .paid(price))
        let fixture = scene.fixture
        let other = try await fixture.teaches(format: .single, trial: .paid(price))
        let outcomes = try await fixture.store.outcomes(
            { gate in try await scene.book(isTrial: true, holding: gate) },
            { try await scene.book(at: scene.first + day, of: other.id, isTrial: true) }
        )
        #expect(outcomes.sorted() == ["done", "slot.trial-taken"], "\(outcomes)")
        let trial = try #require(try await scene.agreed().first)
        #expect(trial.terms.extent == .trial && trial.lessonPrice == price)
        let pass = try await fixture.buysPass(
            of: trial.subject == scene.listing.subject ? scene.listing : other
        )
        #expect(try await fixture.order(pass.id).lessonsUsed == 0)
        #expect(try await fixture.payment(of: trial.id) == .payable(price))
    }

    @Test(
        "One seat of a group is a student's for all lessons ahead, until the last of them is cancelled",
        arguments: Database.Engine.allCases
    )
    func seat(_ engine: Database.Engine) async throws {
        let scene = try await scene(engine)
        let fixture = scene.fixture
        let group = try await fixture.teaches(seats: 2)
        let pass = try await fixture.buysPass(of: group)
        try await scene.book(2, of: group.id)
        func taken() async throws -> Int? { try await fixture.kept(group)?.seats.taken }
        #expect(try await taken() == 1)
        _ = try await fixture.payments.withdraw(pass.id, by: fixture.ben)
        let deals = try await scene.agreed()
        #expect(try await taken() == 1 && deals.count == 2)
        try await fixture.cancels(deals[0].id, by: fixture.ben)
        #expect(try await taken() == 1)
        try await fixture.cancels(deals[1].id, by: fixture.ben)
        #expect(try await taken() == 0)
    }
}
