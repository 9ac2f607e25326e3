import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Rosters are kept")
struct RosterContract {
    @Test(
        "A roster is read back, with each member's place in the order",
        arguments: Database.Engine.allCases
    )
    func readBack(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 1)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        try await fixture.applies(ben, "처음이에요")
        try await fixture.applies(cho)

        let seen = try #require(try await fixture.sees(cho))
        #expect(seen.place == 1 && seen.own?.state == .waiting && seen.entries.isEmpty)
        #expect(seen.facts.map(\.event) == [.applied, .waiting(place: 1)])
        let all = try #require(try await fixture.sees(fixture.ana))
        #expect(all.entries.map(\.member.nickname.text) == ["ben", "cho"])
        #expect(all.entries.first?.entry.note?.text == "처음이에요")
        #expect(all.seats.taken == 1 && all.waiting == 1)
        #expect(try await fixture.told(fixture.ana) == [.memberJoined])
    }

    @Test(
        "The organiser's decisions reach the applicant as notices and facts",
        arguments: Database.Engine.allCases
    )
    func decisions(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 2, .byOrganiser)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        for member in [ben, cho] { try await fixture.applies(member) }
        try await fixture.changes(by: fixture.ana) { try $0.admit(ben, by: $0.organiser, at: $1) }
        let reason = try RosterNote("다음에 만나요")
        try await fixture.changes(by: fixture.ana) { try $0.decline(cho, reason, by: $0.organiser, at: $1) }

        #expect(try await fixture.told(fixture.ana) == [.applicationReceived, .applicationReceived])
        #expect(try await fixture.told(ben) == [.applicationAdmitted])
        #expect(try await fixture.told(cho) == [.applicationDeclined])
        #expect(try await fixture.sees(cho)?.facts.last?.event == .declined(reason))
    }

    @Test(
        "A seat that lapses is offered to the next by the sweep, once",
        arguments: Database.Engine.allCases
    )
    func lapsing(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 1)
        let names = ["ben", "cho", "dan"]
        var members: [Member.ID] = []
        for name in names { members.append(try await fixture.join(name)) }
        for member in members { try await fixture.applies(member) }
        try await fixture.leave(members[0])
        fixture.store.clock.pass(.seconds(25 * 3_600))

        #expect(try await fixture.sees(members[1])?.facts.last?.event.kind == .lapsed)
        try await fixture.rosters.settleDue(at: fixture.now)
        try await fixture.rosters.settleDue(at: fixture.now)
        #expect(try await fixture.told(members[1]) == [.seatOffered, .seatLapsed])
        #expect(try await fixture.told(members[2]) == [.seatOffered])
        let third = members[2]
        try await fixture.changes(by: third) { try $0.claim(by: third, at: $1) }
        #expect(try await fixture.sees(third)?.own?.state == .admitted)
    }

    @Test(
        "A stranger sees no names, and a neighbour apart from the organiser no roster",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 2)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        try await fixture.applies(ben)
        #expect(try await fixture.sees(nil)?.entries.isEmpty == true)
        #expect(try await fixture.sees(cho)?.entries.isEmpty == true)
        try await fixture.neighbours.store.block(cho, by: fixture.ana)
        #expect(try await fixture.sees(cho) == nil)
        await #expect(throws: RosterRefusal.notFound) { try await fixture.applies(cho) }
        await #expect(throws: RosterRefusal.notOrganiser) {
            try await fixture.changes(by: ben) { try $0.admit(ben, by: ben, at: $1) }
        }
    }

    @Test(
        "A deleted account gives its seat to the next, and a deleted listing tells those who wait",
        arguments: Database.Engine.allCases
    )
    func endings(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 1)
        let (ben, cho) = (try await fixture.join("ben"), try await fixture.join("cho"))
        let dan = try await fixture.join("dan")
        for member in [ben, cho, dan] { try await fixture.applies(member) }
        try await fixture.store.accounts.delete(ben, at: fixture.now)
        #expect(try await fixture.told(cho) == [.seatOffered])
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await listings.delete(fixture.listing, of: fixture.ana, at: fixture.now)
        #expect(try await fixture.told(dan) == [.rosterEnded])
        #expect(try await fixture.sees(fixture.ana) == nil)
    }

    @Test("Fifty applications a day are enough for a neighbour", arguments: Database.Engine.allCases)
    func limit(_ engine: Database.Engine) async throws {
        let fixture = try await RosterFixture(engine, seats: 1)
        let ben = try await fixture.join("ben")
        for _ in 0..<Roster.mostAppliedADay {
            try await fixture.applies(ben)
            try await fixture.leave(ben)
        }
        await #expect(throws: RosterRefusal.tooManyToday(retryAfter: .seconds(24 * 3_600))) {
            try await fixture.applies(ben)
        }
        #expect(try await fixture.sees(ben)?.own == nil)
    }
}
