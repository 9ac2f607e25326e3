import Domain
import Testing

@Suite("Proposing")
struct ProposingTests {
    private func propose(
        on ground: ProposalContext,
        _ terms: DealTerms? = nil,
        by member: Member.ID = Handshake.ana,
        at now: Moment = Corner.start
    ) throws -> (deal: Deal, replaced: Deal?) {
        try ground.propose(try terms ?? Handshake.terms(), as: Deal.ID(rawValue: 61), by: member, at: now)
    }

    @Test(
        "Another proposal, of either member, replaces the one before, whose terms stay what they were",
        arguments: [Deal.State.proposed, .changesAsked],
        [Handshake.ana, Handshake.ben]
    )
    func replacing(_ state: Deal.State, _ member: Member.ID) throws {
        let first = try Handshake.negotiation(state).deal
        let ground = Handshake.ground(try Corner.listing(), open: first)

        let (deal, replaced) = try propose(on: ground, Handshake.terms(minutes: 90), by: member)

        #expect(deal.state == .proposed && deal.terms.minutes == 90 && deal.proposer == member)
        #expect(replaced?.state == .replaced && replaced?.terms == first.terms)
    }

    @Test("The guest proposes as well, and the roles stay those of the listing")
    func guest() throws {
        let deal = try propose(on: Handshake.ground(Corner.listing()), by: Handshake.ben).deal

        #expect(deal.proposer == Handshake.ben && deal.recipient == Handshake.ana)
        #expect(deal.parties == (try Handshake.proposal().parties))
        #expect(deal.parties.provider == Handshake.ana)
    }

    @Test("While a deal is accepted there is no other")
    func accepted() throws {
        let accepted = try Handshake.negotiation(.accepted).deal
        let ground = Handshake.ground(try Corner.listing(seats: 2, taken: 1), open: accepted)

        #expect(throws: DealRefusal.alreadyAccepted) { try propose(on: ground) }
    }

    @Test("Only the two of a conversation propose, to a member who exists and isn't blocked")
    func people() throws {
        let listing = try Corner.listing()
        let authorGone = Handshake.ground(nil, in: Handshake.conversation(host: nil))
        let alone = Handshake.ground(listing, in: Handshake.conversation(guest: nil))
        let apart = Handshake.ground(listing, isBlocked: true)

        #expect(throws: ConversationRefusal.notFound) {
            try propose(on: Handshake.ground(listing), by: Handshake.cho)
        }
        #expect(throws: ConversationRefusal.partnerGone) { try propose(on: alone) }
        #expect(throws: ConversationRefusal.partnerGone) { try propose(on: authorGone, by: Handshake.ben) }
        #expect(throws: ConversationRefusal.blocked) { try propose(on: apart) }
    }

    @Test("Nothing is proposed where there is no room")
    func room() throws {
        var closed = try Corner.listing()
        try closed.close(at: Corner.start)
        let full = Handshake.ground(try Corner.listing(taken: 1))
        let over = Handshake.ground(try Corner.listing(expiresAt: Corner.start))

        #expect(throws: ListingRefusal.full) { try propose(on: full) }
        #expect(throws: ListingRefusal.notOpen) { try propose(on: Handshake.ground(closed)) }
        #expect(throws: ListingRefusal.expired) { try propose(on: over) }
        #expect(throws: DealRefusal.listingGone) { try propose(on: Handshake.ground(nil)) }
    }

    @Test("It starts later than now and within a year, and takes a sensible time")
    func time() throws {
        let ground = Handshake.ground(try Corner.listing())
        let now = Corner.start
        let late = now + DealTerms.furthest

        #expect(throws: DealRefusal.startsInPast) {
            try propose(on: ground, Handshake.terms(startsAt: now))
        }
        #expect(throws: DealRefusal.startsTooLate) {
            try propose(on: ground, Handshake.terms(startsAt: late + .milliseconds(1)))
        }
        #expect(try propose(on: ground, Handshake.terms(startsAt: late)).deal.state == .proposed)
        for minutes in [Int.min, 0, 9, 1_441, .max] {
            #expect(throws: DealRefusal.minutes) { try Handshake.terms(minutes: minutes) }
        }
    }

    @Test("A note may be empty, a reason may not; neither is longer than 500 characters")
    func words() throws {
        #expect(throws: DealRefusal.reasonMissing) { try DealReason(" \n ") }
        #expect(throws: DealRefusal.reasonTooLong) { try DealReason(String(repeating: "가", count: 501)) }
        #expect(throws: DealRefusal.noteTooLong) { try DealNote(String(repeating: "가", count: 501)) }
        #expect(try DealNote("  악보를 가져와 주세요 ").text == "악보를 가져와 주세요")
    }
}
