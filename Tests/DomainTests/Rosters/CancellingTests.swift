import Testing

@testable import Domain

@Suite("Calling a listing off")
struct CancellingTests {
    private let now = RosterFixture.now
    private let ana = RosterFixture.member(1)
    private let ben = RosterFixture.member(2)
    private let cho = RosterFixture.member(3)
    private let dan = RosterFixture.member(4)

    /// Ana takes part, Ben waits, Cho is ruled out, and Dan has asked.
    private func roster() throws -> Roster {
        var roster = try RosterFixture.roster(seats: 1, .byOrganiser)
        for member in [ana, ben, cho, dan] { try roster.apply(by: member, nil, at: now) }
        for member in [ana, ben] { try roster.admit(member, by: RosterFixture.organiser, at: now) }
        try roster.decline(cho, nil, by: RosterFixture.organiser, at: now)
        return roster
    }

    @Test("All but those who were ruled out are told the reason; members stay, others don't")
    func told() throws {
        var roster = try roster()
        try roster.cancel(RosterFixture.note("비가 와요"), at: now)
        for member in [ana, ben, dan] { #expect(roster.told(member).last == "cancelled 비가 와요") }
        #expect(roster.told(cho).last == "declined ")
        #expect(roster.listing.status(at: RosterFixture.start) == .cancelled && roster.taken == 1)
        #expect(roster.entries.map(\.member) == [ana, cho])
        #expect(throws: ListingRefusal.cancelled) { try roster.leave(by: ana, at: now) }
        #expect(throws: ListingRefusal.cancelled) {
            try roster.apply(by: RosterFixture.member(5), nil, at: now)
        }
        #expect(throws: ListingRefusal.cancelled) {
            try roster.remove(ana, RosterFixture.note(), by: RosterFixture.organiser, at: now)
        }
        let facts = roster.facts
        roster.end(at: now)
        #expect(roster.facts == facts, "told once")
    }

    @Test("The same again does nothing; another reason is refused, and so is what begun")
    func final() throws {
        var roster = try roster()
        #expect(throws: ListingRefusal.begun) {
            try roster.cancel(RosterFixture.note(), at: RosterFixture.start)
        }
        #expect(roster.listing.status == .closed && roster.queue.count == 1)
        try roster.cancel(RosterFixture.note(), at: now)
        let before = roster
        try roster.cancel(RosterFixture.note(), at: RosterFixture.start)
        #expect(roster == before)
        #expect(throws: ListingRefusal.cancelled) {
            try roster.cancel(RosterFixture.note("다른 이유"), at: now)
        }
        #expect(roster == before)
    }

    @Test("A cancelled listing is not edited, closed, reopened or bumped, and stays so when a seat is freed")
    func frozen() throws {
        var roster = try roster()
        try roster.cancel(RosterFixture.note(), at: now)
        var listing = roster.listing
        #expect(throws: ListingRefusal.cancelled) { try listing.edit(listing.details, seats: 3, at: now) }
        #expect(throws: ListingRefusal.cancelled) { try listing.close(at: now) }
        #expect(throws: ListingRefusal.cancelled) { try listing.reopen(at: now) }
        #expect(throws: ListingRefusal.cancelled) { try listing.bump(to: listing.position, at: now) }
        listing.releaseSeat(at: now)
        listing.putBack(at: now)
        listing.expire(at: RosterFixture.start)
        #expect(listing.status == .cancelled)
        roster.end(without: ana, at: now)
        #expect(roster.listing.status == .cancelled && roster.taken == 0)
    }

    @Test("Within an hour it is taken back: members are offered their seats, and who only applied is told")
    func takenBack() throws {
        var roster = try roster()
        try roster.cancel(RosterFixture.note(), at: now)
        let soon = now + .seconds(3_599)
        try roster.reopen(telling: [ana, ben, cho, dan], at: soon)
        #expect(roster.listing.cancellation == nil && roster.listing.status(at: soon) == .closed)
        guard case .offered = roster[ana]?.state else { return #expect(Bool(false), "Ana has no offer") }
        #expect(roster.told(ana).suffix(2).first == "reopened")
        for member in [ben, dan] { #expect(roster.told(member).last == "reopened") }
        #expect(roster.told(cho).last == "declined " && roster[cho]?.state == .declined)
        try roster.claim(by: ana, at: soon)
        #expect(roster.members.map(\.member) == [ana])
        #expect(roster.listing.calendarSequence > 1, "newer than the cancellation")
    }

    @Test("After an hour, or after the start, a cancellation is final")
    func notTakenBack() throws {
        var roster = try roster()
        #expect(throws: ListingRefusal.alreadyOpen) { try roster.reopen(telling: [], at: now) }
        try roster.cancel(RosterFixture.note(), at: now)
        #expect(throws: ListingRefusal.cancelled) {
            try roster.reopen(telling: [], at: now + .seconds(3_600))
        }
        var late = try self.roster()
        let end = RosterFixture.start + .seconds(-60)
        try late.cancel(RosterFixture.note(), at: end)
        #expect(throws: ListingRefusal.begun) { try late.reopen(telling: [], at: RosterFixture.start) }
        #expect(roster.listing.status(at: now) == .cancelled && late.listing.cancellation != nil)
    }

    @Test("The reason is for the organiser and those who were on the roster")
    func reason() throws {
        var roster = try roster()
        try roster.cancel(RosterFixture.note(), at: now)
        func sees(_ reader: Member.ID?) -> Bool {
            let facts = roster.facts.filter { $0.member == reader }
            let summary = RosterSummary(
                roster,
                for: reader,
                cards: [],
                facts: facts,
                conversation: nil,
                at: now
            )
            return summary.cancellation != nil
        }
        for reader in [RosterFixture.organiser, ana, ben, dan] { #expect(sees(reader)) }
        for reader in [nil, cho, RosterFixture.member(5)] { #expect(!sees(reader)) }
    }
}

@Suite("Changes of an edit")
struct ListingChangeTests {
    private let now = RosterFixture.now
    private let ana = RosterFixture.member(1)
    private let ben = RosterFixture.member(2)
    private let cho = RosterFixture.member(3)

    @Test("Members are told of everything, those who wait or asked of what concerns them, others of nothing")
    func concerned() throws {
        var roster = try RosterFixture.roster(seats: 1, .byOrganiser)
        for member in [ana, ben, cho] { try roster.apply(by: member, nil, at: now) }
        try roster.admit(ana, by: RosterFixture.organiser, at: now)
        try roster.decline(cho, nil, by: RosterFixture.organiser, at: now)
        roster.tell(of: [.others], at: now)
        #expect(roster.told(ana).last == "changed others" && roster.told(ben) == ["applied"])
        roster.tell(of: [.place, .others], at: now)
        #expect(roster.told(ana).last == "changed place others")
        #expect(roster.told(ben).last == "changed place" && roster.told(cho).last == "declined ")
        let before = roster
        roster.tell(of: [], at: now)
        #expect(roster == before)
    }

    private func run(
        in hours: Int = 24,
        minutes: Int = 60,
        text: String = "",
        seats: Int = 4,
        _ conditions: AdmissionConditions = .everyone,
        at place: ListingPlace? = nil
    ) throws -> Run {
        try Run(
            posting: Listing.ID(rawValue: 9),
            by: RosterFixture.organiser,
            RunContents(
                title: try RunTitle("남산"),
                description: try RunDescription(text),
                time: try RunTime(startsAt: now + .seconds(hours * 3_600), minutes: minutes),
                capacity: try RunCapacity(seats),
                tag: .afterWork,
                pace: .average,
                afterparty: .no,
                conditions: conditions
            ),
            at: place ?? RosterFixture.roster(seats: 1).listing.details.place,
            now: now
        )
    }

    @Test("Each difference is named once, with the former and the new time and length")
    func named() throws {
        let former = try run()
        let place = former.listing.details.place
        let moved = ListingPlace(
            neighbourhood: place.neighbourhood,
            shown: place.shown,
            exact: try ExactPlace(point: place.shown, address: "정문")
        )
        #expect(try run().changes(since: former) == [])
        #expect(
            try run(in: 26).changes(since: former) == [
                .time(from: now + .seconds(24 * 3_600), to: now + .seconds(26 * 3_600))
            ]
        )
        #expect(try run(minutes: 90).changes(since: former) == [.length(from: 60, to: 90)])
        #expect(try run(at: moved).changes(since: former) == [.place])
        let women = AdmissionConditions(gender: .women)
        #expect(try run(women).changes(since: former) == [.conditions])
        #expect(try run(text: "천천히").changes(since: former) == [.others])
        #expect(try run(seats: 5).changes(since: former) == [.others])
        let all = try run(in: 26, minutes: 90, text: "천천히", women, at: moved).changes(since: former)
        #expect(all.map(\.kind) == ListingChange.Kind.allCases)
    }
}
