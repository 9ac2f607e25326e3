import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Times are never booked twice")
struct BookingRacesContract {
    private func taken(_ outcomes: [String]) -> Bool { outcomes.sorted() == ["done", "slot.taken"] }

    @Test(
        "While one booking is under way another of the same time waits, and is refused",
        arguments: Database.Engine.allCases
    )
    func twoStudents(_ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        let start = fixture.time(3, 10)
        let outcomes = try await fixture.store.outcomes(
            { gate in try await fixture.book(start, by: ben, holding: gate) },
            { try await fixture.book(start, by: cho) }
        )
        #expect(taken(outcomes), "\(outcomes)")
        #expect(try await fixture.agreed() == [start])
    }

    @Test(
        "Bookings of two lessons of one teacher at overlapping times are refused, too",
        arguments: Database.Engine.allCases
    )
    func twoLessons(_ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        let other: Listing.ID = fixture.store.identifiers.next()
        try await fixture.post(other)
        let outcomes = try await fixture.store.outcomes(
            { gate in try await fixture.book(fixture.time(3, 10), by: ben, holding: gate) },
            { try await fixture.book(fixture.time(3, 10) + .seconds(1_800), by: cho, of: other) }
        )
        #expect(taken(outcomes), "\(outcomes)")
        #expect(try await fixture.agreed().count == 1)
    }

    @Test(
        "A booking and an accepted proposal of the same time: one of them is refused, whichever is first",
        arguments: Database.Engine.allCases,
        [true, false]
    )
    func proposals(_ engine: Database.Engine, _ isBookingFirst: Bool) async throws {
        let fixture = try await BookingFixture(engine)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        let start = fixture.time(3, 10)
        let proposal = try await fixture.proposal(start, to: cho)
        let outcomes =
            isBookingFirst
            ? try await fixture.store.outcomes(
                { gate in try await fixture.book(start, by: ben, holding: gate) },
                { try await fixture.accept(proposal, by: cho) }
            )
            : try await fixture.store.outcomes(
                { gate in try await fixture.accept(proposal, by: cho, holding: gate) },
                { try await fixture.book(start, by: ben) }
            )
        #expect(taken(outcomes), "\(outcomes)")
        #expect(try await fixture.agreed() == [start])
    }

    @Test(
        "A lesson that is moved to a time while another books it takes it, or stays where it is",
        arguments: Database.Engine.allCases
    )
    func moves(_ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        let (former, start) = (fixture.time(3, 10), fixture.time(4, 10))
        let deal = try await fixture.book(former, by: ben)
        let outcomes = try await fixture.store.outcomes(
            { gate in try await fixture.rebook(deal, to: start, by: ben, holding: gate) },
            { try await fixture.book(start, by: cho) }
        )
        #expect(taken(outcomes), "\(outcomes)")
        let isMoved = outcomes[0] == "done"
        #expect(try await fixture.agreed() == (isMoved ? [start] : [former, start]))
    }

    @Test("The last seat of a group is booked once", arguments: Database.Engine.allCases)
    func seats(_ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine, seats: 2, format: .group)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        try await fixture.book(fixture.time(2, 10), by: fixture.join("dan"))
        let outcomes = try await fixture.store.outcomes(
            { gate in try await fixture.book(fixture.time(3, 10), by: ben, holding: gate) },
            { try await fixture.book(fixture.time(4, 10), by: cho) }
        )
        #expect(outcomes.sorted() == ["done", "listing.full"])
    }

    @Test(
        "Two hundred students book one time at once: one has it, or as many as a group has seats",
        arguments: [(.single, 1), (.group, 8)] as [(LessonFormat, Int)],
        Database.Engine.allCases
    )
    func crowd(_ lesson: (format: LessonFormat, seats: Int), _ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine, seats: lesson.seats, format: lesson.format)
        var students: [Member.ID] = []
        for number in 0..<200 { students.append(try await fixture.join("student\(number)")) }
        let start = fixture.time(3, 10)
        let outcomes = try await withThrowingTaskGroup(of: String.self) { group in
            for student in students {
                group.addTask {
                    do {
                        try await fixture.book(start, by: student)
                        return "done"
                    } catch let refusal as any Refusal { return refusal.code }
                }
            }
            return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        let isGroup = lesson.format == .group
        #expect(outcomes == (isGroup ? ["done": 8, "listing.full": 192] : ["done": 1, "slot.taken": 199]))
        #expect(try await fixture.agreed() == Array(repeating: start, count: isGroup ? 8 : 1))
    }

    @Test("A student moves a lesson to the time of the group", arguments: Database.Engine.allCases)
    func joining(_ engine: Database.Engine) async throws {
        let fixture = try await BookingFixture(engine, format: .group)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        let start = fixture.time(3, 10)
        try await fixture.book(start, by: ben)
        let deal = try await fixture.book(fixture.time(4, 10), by: cho)
        await #expect(throws: SlotRefusal.taken) {
            try await fixture.rebook(deal, to: start + .seconds(1_800), by: cho)
        }
        try await fixture.rebook(deal, to: start, by: cho)
        #expect(try await fixture.agreed() == [start, start])
    }
}
