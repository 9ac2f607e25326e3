import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("A teacher's students")
struct StudentContract {
    private let day = OrderFixture.day

    private func students(_ fixture: OrderFixture, _ slice: SliceRequest = SliceRequest()) async throws
        -> Slice<Student>
    {
        try await SQLStudentQueries(fixture.store.database).list(of: fixture.ana, at: fixture.now, slice)
    }

    @Test(
        "Each has the lessons that took place, the next one and the pass in use, the latest first",
        arguments: Database.Engine.allCases
    )
    func list(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches(seats: 3)
        let talk = try await fixture.asks(about: listing)
        let first = try await fixture.agrees(in: talk, startsIn: .seconds(60))
        let start = fixture.now + .seconds(60)
        fixture.store.clock.pass(.seconds(7_200))
        try await fixture.finishes(first)
        let cho = try await fixture.store.join("cho").account.id
        let pass = try await fixture.buysPass(of: listing, by: cho)
        let next = try await fixture.agrees(in: talk, startsIn: day * 3)

        let all = try await students(fixture).items
        try #require(all.map(\.member.id) == [fixture.ben, cho])
        #expect(all[0].lessons == 1 && all[0].latest == start && all[0].pass == nil)
        #expect(all[0].next == Student.NextLesson(deal: next, startsAt: fixture.now + day * 3))
        #expect(all[1].lessons == 0 && all[1].next == nil && all[1].pass?.id == pass.id)

        let page = try await students(fixture, SliceRequest(limit: 1))
        #expect(page.items.map(\.member.id) == [fixture.ben])
        let rest = try await students(fixture, SliceRequest(limit: 1, after: page.next))
        #expect(rest.items.map(\.member.id) == [cho] && rest.next == nil)

        try await fixture.cancels(next, by: fixture.ben)
        _ = try await fixture.payments.withdraw(pass.id, by: cho)
        let left = try await students(fixture).items
        #expect(left.map(\.member.id) == [fixture.ben] && left.allSatisfy { $0.next == nil })
    }

    @Test(
        "Proposals, lessons of others and members of a block aren't listed",
        arguments: Database.Engine.allCases
    )
    func others(_ engine: Database.Engine) async throws {
        let fixture = try await OrderFixture(engine)
        let listing = try await fixture.teaches()
        let talk = try await fixture.asks(about: listing)
        let deal = try await fixture.proposes(in: talk)
        #expect(try await students(fixture).items.isEmpty)
        try await fixture.accepts(deal)
        let ofBen = SQLStudentQueries(fixture.store.database)
        #expect(try await ofBen.list(of: fixture.ben, at: fixture.now, SliceRequest()).items.isEmpty)
        #expect(try await students(fixture).items.count == 1)
        try await fixture.store.block(fixture.ana, by: fixture.ben)
        #expect(try await students(fixture).items.isEmpty)
    }
}

@Suite("A teacher's students are read from indexes")
struct StudentPlanTests {
    @Test("No other deals or orders are scanned, whichever page is asked for")
    func plan() async throws {
        let store = try await Store(.sqlite)
        let member = Member.ID(rawValue: 1)
        let now = Moment(milliseconds: 1)
        for key in [nil, TimedKey<Member>(at: now, id: member)] {
            let query = SQLStudentQueries.list(of: member, hiding: [member], after: key, at: now, 21)
            let plan = try await store.database.read { connection in
                try connection.run("EXPLAIN QUERY PLAN \(query)")
                    .map { try $0.value("detail", as: String.self) }
            }
            #expect(!plan.contains { $0.hasPrefix("SCAN deals") || $0.hasPrefix("SCAN orders") }, "\(plan)")
            #expect(plan.count { $0.contains("deals USING INDEX deals_") } == 2, "\(plan)")
            #expect(plan.contains { $0.contains("orders USING INDEX orders_of_payee") }, "\(plan)")
        }
    }
}
