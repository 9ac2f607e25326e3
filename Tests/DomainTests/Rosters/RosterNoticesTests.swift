import Testing

@testable import Domain

@Suite("Notices of a roster")
struct RosterNoticesTests {
    private let organiser = RosterFixture.organiser
    private let member = RosterFixture.member(1)
    private let now = RosterFixture.now

    private func notice(
        _ event: RosterFact.Event,
        by actor: Member.ID?,
        _ admission: Roster.Admission = .byOrganiser
    ) throws -> NoticeDraft? {
        try RosterFixture.roster(seats: 2, admission).notice(
            of: RosterFact(event, of: member, at: now),
            by: actor
        )
    }

    @Test("The organiser hears who did what")
    func organiserHears() throws {
        for (event, kind) in [
            (.applied, .applicationReceived), (.admitted, .memberJoined), (.withdrawn, .applicationWithdrawn),
            (.left, .memberLeft),
        ] as [(RosterFact.Event, Notice.Kind)] {
            let notice = try notice(event, by: member)
            #expect(notice?.member == organiser && notice?.kind == kind && notice?.actor == member)
        }
        #expect(try notice(.applied, by: member, .whileSeatsLast) == nil)
        #expect(try notice(.waiting(place: 1), by: member) == nil)
    }

    @Test("A member hears what becomes of them, and who did it if it wasn't themselves")
    func memberHears() throws {
        let reason = try RosterFixture.note()
        for (event, kind) in [
            (.admitted, .applicationAdmitted), (.waiting(place: 1), .applicationWaiting),
            (.declined(nil), .applicationDeclined), (.removed(reason), .membershipEnded),
            (.changed([.place]), .listingChanged), (.cancelled(reason), .listingCancelled),
            (.reopened, .listingReopened), (.ended, .rosterEnded),
        ] as [(RosterFact.Event, Notice.Kind)] {
            let notice = try notice(event, by: organiser)
            #expect(notice?.member == member && notice?.kind == kind && notice?.actor == organiser)
            #expect(notice?.changes == event.changes)
        }
        let lapsed = try notice(.lapsed(until: now), by: member)
        #expect(lapsed?.kind == .seatLapsed && lapsed?.member == member && lapsed?.actor == nil)
    }

    @Test("A seat that is offered after a cancellation was taken back needs no second notice")
    func reopened() throws {
        var roster = try RosterFixture.roster(seats: 1)
        let offer = RosterFact(.offered(until: now), of: member, at: now)
        #expect(roster.notice(of: offer, by: nil)?.kind == .seatOffered)
        try roster.apply(by: member, nil, at: now)
        try roster.cancel(RosterFixture.note(), at: now)
        try roster.reopen(telling: [member], at: now)
        #expect(roster.notice(of: offer, by: organiser) == nil)
    }

    @Test("A block ends the part of a member until the listing begins")
    func blocked() throws {
        var roster = try RosterFixture.roster(seats: 1)
        try roster.apply(by: member, nil, at: now)
        #expect(roster.isEnded(for: member, byBlockAt: now))
        #expect(!roster.isEnded(for: member, byBlockAt: RosterFixture.start))
        #expect(!roster.isEnded(for: RosterFixture.member(2), byBlockAt: now))
    }

    @Test("The group hears of another time and another place, or only that something changed")
    func group() {
        #expect(Line.Event.of([]) == [])
        #expect(Line.Event.of([.conditions, .others]) == [.listingEdited])
        #expect(
            Line.Event.of([.length(from: 60, to: 90), .place]) == [.listingTimeChanged, .listingPlaceChanged]
        )
    }
}
