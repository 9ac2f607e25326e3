import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Rosters are kept")
struct RosterContract {
    @Test(
        "What was applied for is read back, with the order explained to each",
        arguments: Database.Engine.allCases
    )
    func readBack(_ engine: Database.Engine) async throws {
        let meetup = try await Meetup(engine, seats: 1)
        let (ben, cho) = (try await meetup.joins("ben"), try await meetup.joins("cho"))
        try await meetup.applies(ben, "처음이에요")
        try await meetup.applies(cho)

        let seen = try #require(try await meetup.sees(cho))
        #expect(seen.place == 1 && seen.own?.state == .waiting && seen.entries.isEmpty)
        #expect(seen.facts.map(\.event) == [.applied, .waiting(place: 1)])
        let all = try #require(try await meetup.sees(meetup.ana))
        #expect(all.entries.map(\.member.nickname.text) == ["ben", "cho"])
        #expect(all.entries.first?.entry.note?.text == "처음이에요")
        #expect(all.seats.taken == 1 && all.waiting == 1)
        #expect(try await meetup.told(meetup.ana) == [.memberJoined])
    }

    @Test(
        "The organiser's decisions reach the applicant as notices and facts",
        arguments: Database.Engine.allCases
    )
    func decisions(_ engine: Database.Engine) async throws {
        let meetup = try await Meetup(engine, seats: 2, .byOrganiser)
        let (ben, cho) = (try await meetup.joins("ben"), try await meetup.joins("cho"))
        for member in [ben, cho] { try await meetup.applies(member) }
        try await meetup.changes(by: meetup.ana) { try $0.admit(ben, by: $0.organiser, at: $1) }
        let reason = try RosterNote("다음에 만나요")
        try await meetup.changes(by: meetup.ana) { try $0.decline(cho, reason, by: $0.organiser, at: $1) }

        #expect(try await meetup.told(meetup.ana) == [.applicationReceived, .applicationReceived])
        #expect(try await meetup.told(ben) == [.applicationAdmitted])
        #expect(try await meetup.told(cho) == [.applicationDeclined])
        #expect(try await meetup.sees(cho)?.facts.last?.event == .declined(reason))
    }

    @Test(
        "A seat that lapses is offered to the next by the sweep, once",
        arguments: Database.Engine.allCases
    )
    func lapsing(_ engine: Database.Engine) async throws {
        let meetup = try await Meetup(engine, seats: 1)
        let names = ["ben", "cho", "dan"]
        var members: [Member.ID] = []
        for name in names { members.append(try await meetup.joins(name)) }
        for member in members { try await meetup.applies(member) }
        try await meetup.leaves(members[0])
        meetup.store.clock.pass(.seconds(25 * 3_600))

        #expect(try await meetup.sees(members[1])?.facts.last?.event.word == "lapsed")
        try await meetup.rosters.settleDue(at: meetup.now)
        try await meetup.rosters.settleDue(at: meetup.now)
        #expect(try await meetup.told(members[1]) == [.seatOffered, .seatLapsed])
        #expect(try await meetup.told(members[2]) == [.seatOffered])
        let third = members[2]
        try await meetup.changes(by: third) { try $0.claim(by: third, at: $1) }
        #expect(try await meetup.sees(third)?.own?.state == .admitted)
    }

    @Test(
        "A stranger sees no names, and a neighbour apart from the organiser no roster",
        arguments: Database.Engine.allCases
    )
    func hidden(_ engine: Database.Engine) async throws {
        let meetup = try await Meetup(engine, seats: 2)
        let (ben, cho) = (try await meetup.joins("ben"), try await meetup.joins("cho"))
        try await meetup.applies(ben)
        #expect(try await meetup.sees(nil)?.entries.isEmpty == true)
        #expect(try await meetup.sees(cho)?.entries.isEmpty == true)
        try await meetup.street.block(cho, by: meetup.ana)
        #expect(try await meetup.sees(cho) == nil)
        await #expect(throws: RosterRefusal.notFound) { try await meetup.applies(cho) }
        await #expect(throws: RosterRefusal.notOrganiser) {
            try await meetup.changes(by: ben) { try $0.close(by: ben, at: $1) }
        }
    }

    @Test(
        "A deleted account gives its seat to the next, and a deleted listing tells those who wait",
        arguments: Database.Engine.allCases
    )
    func endings(_ engine: Database.Engine) async throws {
        let meetup = try await Meetup(engine, seats: 1)
        let (ben, cho) = (try await meetup.joins("ben"), try await meetup.joins("cho"))
        let dan = try await meetup.joins("dan")
        for member in [ben, cho, dan] { try await meetup.applies(member) }
        try await meetup.store.accounts.delete(ben, at: meetup.now)
        #expect(try await meetup.told(cho) == [.seatOffered])
        let listings = SQLListingRepository(meetup.store.database, identifiers: meetup.store.identifiers)
        try await listings.delete(meetup.listing, of: meetup.ana, at: meetup.now)
        #expect(try await meetup.told(dan) == [.applicationsClosed])
        #expect(try await meetup.sees(meetup.ana) == nil)
    }

    @Test("Fifty applications a day are enough for a neighbour", arguments: Database.Engine.allCases)
    func limit(_ engine: Database.Engine) async throws {
        let meetup = try await Meetup(engine, seats: 1)
        let ben = try await meetup.joins("ben")
        for _ in 0..<Roster.mostAppliedADay {
            try await meetup.applies(ben)
            try await meetup.leaves(ben)
        }
        await #expect(throws: RosterRefusal.tooManyToday(retryAfter: .seconds(24 * 3_600))) {
            try await meetup.applies(ben)
        }
        #expect(try await meetup.sees(ben)?.own == nil)
    }
}
