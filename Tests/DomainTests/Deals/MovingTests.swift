import Domain
import Testing

@Suite("Moving an accepted deal")
struct MovingTests {
    private let now = SampleListing.start
    private let later = SampleDeal.startsAt + SampleDeal.hour

    /// Accepted, and Ana has proposed to meet an hour later.
    private func proposed() throws -> Negotiation {
        var negotiation = try SampleDeal.negotiation(.accepted)
        try negotiation.proposeMove(to: later, minutes: 90, at: nil, by: SampleDeal.ana, at: now)
        return negotiation
    }

    @Test("The agreed terms stand until the other accepts, and then the new time is the agreed one")
    func accepting() throws {
        var negotiation = try proposed()
        #expect(negotiation.deal.terms == (try SampleDeal.terms()))

        try negotiation.acceptMove(1, by: SampleDeal.ben, at: now + SampleDeal.hour)

        #expect(negotiation.deal.terms == (try SampleDeal.terms(startsAt: later, minutes: 90)))
        #expect(negotiation.deal.state == .accepted && negotiation.deal.progress.move == nil)
        #expect(negotiation.deal.progress.acceptedMoves == 1)
        #expect(negotiation.lines.map(\.event) == [.dealMoveProposed, .dealMoved])
        #expect(negotiation.listing?.seats.taken == 1)
    }

    @Test("Declined or withdrawn, the agreed terms stay, and another time can be proposed by either")
    func keeping() throws {
        var declined = try proposed()
        try declined.declineMove(1, by: SampleDeal.ben, at: now)
        var withdrawn = try proposed()
        try withdrawn.withdrawMove(1, by: SampleDeal.ana, at: now)
        #expect(declined.lines.last?.event == .dealMoveDeclined)
        #expect(withdrawn.lines.last?.event == .dealMoveWithdrawn)

        for (negotiation, next) in [(declined, SampleDeal.ben), (withdrawn, SampleDeal.ana)] {
            #expect(
                negotiation.deal.terms == (try SampleDeal.terms()) && negotiation.deal.progress.move == nil
            )
            var again = negotiation
            try again.proposeMove(to: later, minutes: 60, at: nil, by: next, at: now)
            #expect(again.deal.progress.move?.number == 2)
        }
    }

    @Test("One move waits at a time, and only the other member answers it")
    func roles() throws {
        var negotiation = try proposed()
        for member in [SampleDeal.ana, SampleDeal.ben] {
            #expect(throws: DealRefusal.moveOpen) {
                try negotiation.proposeMove(to: later, minutes: 30, at: nil, by: member, at: now)
            }
        }
        #expect(throws: DealRefusal.notRecipient) {
            try negotiation.acceptMove(1, by: SampleDeal.ana, at: now)
        }
        #expect(throws: DealRefusal.notRecipient) {
            try negotiation.declineMove(1, by: SampleDeal.ana, at: now)
        }
        #expect(throws: DealRefusal.notProposer) {
            try negotiation.withdrawMove(1, by: SampleDeal.ben, at: now)
        }
    }

    @Test("An answer to a move that was replaced meanwhile changes nothing")
    func replaced() throws {
        var negotiation = try proposed()
        try negotiation.withdrawMove(1, by: SampleDeal.ana, at: now)
        #expect(throws: DealRefusal.noMove) { try negotiation.acceptMove(1, by: SampleDeal.ben, at: now) }
        try negotiation.proposeMove(to: later, minutes: 30, at: nil, by: SampleDeal.ana, at: now)
        let before = negotiation.deal

        #expect(throws: DealRefusal.moveReplaced) {
            try negotiation.acceptMove(1, by: SampleDeal.ben, at: now)
        }
        #expect(throws: DealRefusal.moveReplaced) {
            try negotiation.declineMove(1, by: SampleDeal.ben, at: now)
        }
        #expect(negotiation.deal == before)
    }

    @Test("A move lies ahead and differs from what is agreed")
    func terms() throws {
        var negotiation = try SampleDeal.negotiation(.accepted)
        func propose(_ startsAt: Moment, _ minutes: Int = 60) throws {
            try negotiation.proposeMove(to: startsAt, minutes: minutes, at: nil, by: SampleDeal.ben, at: now)
        }
        #expect(throws: DealRefusal.moveUnchanged) { try propose(SampleDeal.startsAt) }
        #expect(throws: DealRefusal.startsInPast) { try propose(now) }
        #expect(throws: DealRefusal.startsTooLate) { try propose(now + DealTerms.furthest + SampleDeal.hour) }
        #expect(throws: DealRefusal.minutes) { try propose(later, 9) }
        #expect(negotiation.deal.progress.proposedMoves == 0)
    }

    @Test(
        "Only what is accepted and hasn't started is moved",
        arguments: Deal.State.allCases.filter { $0 != .accepted }
    )
    func states(_ state: Deal.State) throws {
        var negotiation = try SampleDeal.negotiation(state)
        #expect(throws: DealRefusal.self) {
            try negotiation.proposeMove(to: later, minutes: 60, at: nil, by: SampleDeal.ana, at: now)
        }
    }

    @Test("Once either start has come, the move is over and the agreed terms stay")
    func lapsing() throws {
        var negotiation = try proposed()
        #expect(negotiation.deal.asOf(SampleDeal.startsAt - .milliseconds(1)).progress.move != nil)
        #expect(negotiation.deal.asOf(SampleDeal.startsAt).progress.move == nil)
        #expect(throws: DealRefusal.started) {
            try negotiation.acceptMove(1, by: SampleDeal.ben, at: SampleDeal.startsAt)
        }
        let sooner = now + SampleDeal.hour
        var earlier = try SampleDeal.negotiation(.accepted)
        try earlier.proposeMove(to: sooner, minutes: 60, at: nil, by: SampleDeal.ana, at: now)
        #expect(earlier.deal.asOf(sooner).progress.move == nil)
        #expect(throws: DealRefusal.noMove) { try earlier.acceptMove(1, by: SampleDeal.ben, at: sooner) }
    }

    @Test("A cancelled deal and a deleted account end the move; two who are apart agree on none")
    func ended() throws {
        var cancelled = try proposed()
        try cancelled.cancel(SampleDeal.reason(), by: SampleDeal.ben, at: now)
        var gone = try proposed()
        gone.end(without: SampleDeal.ben, at: now)
        #expect(cancelled.deal.progress.move == nil && gone.deal.progress.move == nil)

        var apart = Negotiation(try proposed().deal, about: try SampleListing.listing(), isBlocked: true)
        #expect(throws: ConversationRefusal.blocked) { try apart.acceptMove(1, by: SampleDeal.ben, at: now) }
        try apart.declineMove(1, by: SampleDeal.ben, at: now)
        #expect(throws: ConversationRefusal.blocked) {
            try apart.proposeMove(to: later, minutes: 60, at: nil, by: SampleDeal.ana, at: now)
        }
    }

    @Test("A new exact place is the other's to see once they accept; the agreed one stays visible")
    func place() throws {
        let there = DealPlace(
            neighbourhood: NeighbourhoodCode(number: 1_114_055_000)!,
            exact: try ExactPlace(point: Point(latitude: 37.56, longitude: 126.98)!, address: "을지로 30")
        )
        var negotiation = try SampleDeal.negotiation(.accepted)
        try negotiation.proposeMove(to: later, minutes: 60, at: there, by: SampleDeal.ana, at: now)
        let move = try #require(negotiation.deal.progress.move)
        #expect(negotiation.deal.place(of: move, for: SampleDeal.ben).exact == nil)
        #expect(negotiation.deal.place(of: move, for: SampleDeal.ana) == there)
        #expect(negotiation.deal.place(for: SampleDeal.ben).exact != nil)
        try negotiation.acceptMove(1, by: SampleDeal.ben, at: now)
        #expect(negotiation.deal.place(for: SampleDeal.ben) == there)

        let same = try proposed().deal
        #expect(same.place(of: try #require(same.progress.move), for: SampleDeal.ben).exact != nil)
    }
}
