import TestSupport
import Testing

@testable import Domain

@Suite("Participants")
struct RosterTests {
    private let now = RosterFixture.now
    private let ana = RosterFixture.member(1)
    private let ben = RosterFixture.member(2)
    private let cho = RosterFixture.member(3)

    @Test("Applicants are admitted while seats last; later ones wait in order and know their place")
    func whileSeatsLast() throws {
        var roster = try RosterFixture.roster(seats: 1)
        for member in [ana, ben, cho] { try roster.apply(by: member, nil, at: now) }
        #expect(roster.members.map(\.member) == [ana] && roster.queue.map(\.member) == [ben, cho])
        #expect(roster.told(ana) == ["applied", "admitted"] && roster.told(cho) == ["applied", "waiting 2"])
        #expect(roster.place(of: ben) == 1 && roster.place(of: ana) == nil)
        #expect(roster.listing.seats.taken == 1 && roster.listing.status == .closed)
    }

    @Test("Only the organiser admits, declines and lets wait")
    func organised() throws {
        var roster = try RosterFixture.roster(seats: 1, .byOrganiser)
        for member in [ana, ben, cho] { try roster.apply(by: member, nil, at: now) }
        #expect(throws: RosterRefusal.notOrganiser) { try roster.admit(ana, by: ben, at: now) }
        try roster.admit(ana, by: RosterFixture.organiser, at: now)
        try roster.admit(ben, by: RosterFixture.organiser, at: now)
        try roster.decline(cho, RosterFixture.note("자리가 없어요"), by: RosterFixture.organiser, at: now)
        #expect(roster.told(ana).last == "admitted" && roster.told(ben).last == "waiting 1")
        #expect(roster.told(cho).last == "declined 자리가 없어요")
        #expect(throws: RosterRefusal.declined) { try roster.apply(by: cho, nil, at: now) }
    }

    @Test("A declined or removed member is offered a seat when that is undone, and decides")
    func invited() throws {
        var roster = try RosterFixture.roster(seats: 1, .byOrganiser)
        let organiser = RosterFixture.organiser
        for member in [ana, ben] { try roster.apply(by: member, nil, at: now) }
        try roster.admit(ana, by: organiser, at: now)
        try roster.decline(ben, nil, by: organiser, at: now)
        #expect(throws: RosterRefusal.notOrganiser) { try roster.admit(ben, by: ana, at: now) }

        try roster.admit(ben, by: organiser, at: now)
        #expect(roster[ben]?.state == .waiting && roster.told(ben).last == "waiting 1")
        #expect(throws: RosterRefusal.notApplied) { try roster.admit(ben, by: organiser, at: now) }
        try roster.decline(ben, nil, by: organiser, at: now)

        try roster.remove(ana, RosterFixture.note("비가 와요"), by: organiser, at: now)
        try roster.admit(ana, by: organiser, at: now)
        #expect(roster[ana]?.state.holdsSeat == true && roster[ana]?.state != .admitted)
        try roster.claim(by: ana, at: now)
        #expect(roster[ana]?.state == .admitted)
    }

    @Test("A seat that is given back is held for the first in the queue until they claim it")
    func claiming() throws {
        var roster = try RosterFixture.roster(seats: 1)
        for member in [ana, ben, cho] { try roster.apply(by: member, nil, at: now) }
        try roster.leave(by: ana, at: now)
        #expect(roster[ben]?.state == .offered(until: now + .seconds(24 * 3_600)))
        #expect(roster.listing.seats.taken == 1)
        #expect(throws: RosterRefusal.notOffered) { try roster.claim(by: cho, at: now) }
        try roster.claim(by: ben, at: now + .seconds(3_600))
        #expect(
            roster.members.map(\.member) == [ben] && roster.told(ben).suffix(2) == ["offered", "admitted"]
        )
    }

    @Test("A seat that is not claimed in time goes to the next, and both are told why")
    func lapsing() throws {
        var roster = try RosterFixture.roster(seats: 1)
        for member in [ana, ben, cho] { try roster.apply(by: member, nil, at: now) }
        try roster.leave(by: ana, at: now)
        let late = now + .seconds(24 * 3_600)
        #expect(throws: RosterRefusal.notOffered) { try roster.claim(by: ben, at: late) }
        roster.settle(at: late)
        #expect(roster.told(ben).last == "lapsed" && roster.told(cho).last == "offered")
        #expect(roster[ben] == nil)
        let before = roster
        roster.settle(at: late)
        #expect(roster == before)
    }

    @Test("An offer that is withdrawn, a removal and more seats each give the next their turn")
    func turns() throws {
        var roster = try RosterFixture.roster(seats: 1)
        for number in 1...4 { try roster.apply(by: RosterFixture.member(number), nil, at: now) }
        try roster.remove(ana, RosterFixture.note(), by: RosterFixture.organiser, at: now)
        #expect(roster.told(ana).last == "removed 늦게 와요" && roster.told(ben).last == "offered")
        #expect(throws: RosterRefusal.removed) { try roster.apply(by: ana, nil, at: now) }
        try roster.withdraw(by: ben, at: now)
        #expect(roster.told(cho).last == "offered")
        try RosterFixture.edit(&roster, seats: 2, at: now)
        #expect(roster.told(RosterFixture.member(4)).last == "offered" && roster.taken == 2)
        #expect(throws: ListingRefusal.fewerSeatsThanTaken) {
            try RosterFixture.edit(&roster, seats: 1, at: now)
        }
    }

    @Test("A closed listing takes no application, and its queue keeps its turn until it is open again")
    func closing() throws {
        var roster = try RosterFixture.roster(seats: 2)
        try roster.apply(by: ana, nil, at: now)
        try roster.listing.close(at: now)
        #expect(!roster.isOpen(at: now))
        #expect(throws: RosterRefusal.closed) { try roster.apply(by: ben, nil, at: now) }
        try roster.listing.reopen(at: now)
        for member in [ben, cho] { try roster.apply(by: member, nil, at: now) }
        #expect(roster.isOpen(at: now) && !roster.isOpen(at: RosterFixture.start))
        try roster.leave(by: ana, at: now)
        #expect(roster.told(cho).last == "offered")
    }

    @Test("A listing that is deleted tells all but those who were ruled out")
    func ending() throws {
        var roster = try RosterFixture.roster(seats: 1)
        for member in [ana, ben, cho] { try roster.apply(by: member, nil, at: now) }
        try roster.decline(cho, nil, by: RosterFixture.organiser, at: now)
        roster.end(at: now)
        #expect(roster.told(ana).last == "ended" && roster.told(ben).last == "ended")
        #expect(roster.told(cho).last == "declined " && roster.taken == 0)
    }

    @Test("The host of a run takes one of its seats")
    func seatOfAuthor() throws {
        var roster = try RosterFixture.roster(seats: 2, of: .run)
        for member in [ana, ben] { try roster.apply(by: member, nil, at: now) }
        #expect(roster.members.map(\.member) == [ana] && roster.queue.map(\.member) == [ben])
        #expect(roster.listing.seats.taken == 2)
        try roster.leave(by: ana, at: now)
        try roster.withdraw(by: ben, at: now)
        #expect(roster.listing.seats.taken == 1)
    }

    @Test("No one is admitted once it has begun")
    func begun() throws {
        var roster = try RosterFixture.roster(seats: 1, .byOrganiser)
        let ana = RosterFixture.member(1)
        try roster.apply(by: ana, nil, at: RosterFixture.now)
        #expect(throws: RosterRefusal.begun) {
            try roster.admit(ana, by: RosterFixture.organiser, at: RosterFixture.start)
        }
        try roster.admit(ana, by: RosterFixture.organiser, at: RosterFixture.start - .milliseconds(1))
        #expect(roster[ana]?.state == .admitted)
    }

    @Test("The organiser, a member, a second application and a listing that has begun are refused")
    func refused() throws {
        var roster = try RosterFixture.roster(seats: 2)
        #expect(throws: RosterRefusal.ownListing) {
            try roster.apply(by: RosterFixture.organiser, nil, at: now)
        }
        try roster.apply(by: ana, nil, at: now)
        #expect(throws: RosterRefusal.alreadyApplied) { try roster.apply(by: ana, nil, at: now) }
        #expect(throws: RosterRefusal.admitted) { try roster.withdraw(by: ana, at: now) }
        #expect(throws: RosterRefusal.notMember) {
            var empty = try RosterFixture.roster(seats: 1, .byOrganiser)
            try empty.apply(by: ben, nil, at: now)
            try empty.leave(by: ben, at: now)
        }
        #expect(throws: RosterRefusal.begun) { try roster.apply(by: ben, nil, at: RosterFixture.start) }
        #expect(throws: RosterRefusal.begun) { try roster.leave(by: ana, at: RosterFixture.start) }
    }

    @Test("At most 500 wait, and one more can apply once one of them has given up")
    func fullQueue() throws {
        var roster = try RosterFixture.roster(seats: 1)
        for number in 0...500 { try roster.apply(by: RosterFixture.member(number), nil, at: now) }
        #expect(roster.queue.count == 500)
        let late = RosterFixture.member(501)
        #expect(throws: RosterRefusal.queueFull) { try roster.apply(by: late, nil, at: now) }
        try roster.withdraw(by: RosterFixture.member(250), at: now)
        try roster.apply(by: late, nil, at: now)
        #expect(roster.place(of: late) == 500)
    }

    @Test("The organiser sees all entries, a member the members, a stranger none")
    func seen() throws {
        var roster = try RosterFixture.roster(seats: 1)
        try roster.apply(by: ana, RosterFixture.note("처음이에요"), at: now)
        try roster.apply(by: ben, RosterFixture.note("두 번째예요"), at: now)
        #expect(roster.entries(for: RosterFixture.organiser).map(\.note?.text) == ["처음이에요", "두 번째예요"])
        #expect(roster.entries(for: ana).map(\.member) == [ana])
        #expect(roster.entries(for: ben).isEmpty && roster.entries(for: nil).isEmpty)
    }

    @Test("No more seats are held than exist, and the queue keeps its order")
    func anyWalk() throws {
        for seed in UInt64(1)...40 {
            var (chance, time) = (SeededGenerator(seed: seed), now)
            var roster = try RosterFixture.roster(
                seats: 3,
                seed.isMultiple(of: 2) ? .byOrganiser : .whileSeatsLast
            )
            for _ in 0..<200 {
                time = time + .seconds(Int.random(in: 0...1_800, using: &chance))
                let before = roster
                let member = RosterFixture.member(Int.random(in: 1...20, using: &chance))
                roster.facts = []
                try? roster.step(Int.random(in: 0...8, using: &chance), member, at: time)
                #expect(roster.taken <= roster.listing.seats.total, "seed \(seed)")
                #expect(roster.listing.seats.taken == roster.taken, "seed \(seed)")
                let offered = roster.facts.compactMap { fact -> Member.ID? in
                    if case .offered = fact.event { fact.member } else { nil }
                }
                let stayed = before.queue.map(\.member).filter { roster[$0] != nil }
                let inTurn = offered.filter(stayed.contains)
                #expect(inTurn == Array(stayed.prefix(inTurn.count)), "seed \(seed)")
            }
        }
    }
}

extension Roster {
    fileprivate mutating func step(_ number: Int, _ member: Member.ID, at now: Moment) throws {
        let organiser = RosterFixture.organiser
        switch number {
        case 0, 1, 2: try apply(by: member, nil, at: now)
        case 3: try admit(member, by: organiser, at: now)
        case 4: try withdraw(by: member, at: now)
        case 5: try claim(by: member, at: now)
        case 6: try leave(by: member, at: now)
        case 7: try RosterFixture.edit(&self, seats: 1 + Int(member.rawValue) % 5, at: now)
        default: settle(at: now)
        }
    }
}
