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

    @Test("Another proposal replaces the one before, whose terms stay what they were")
    func replacing() throws {
        for state in [Deal.State.proposed, .changesAsked] {
            let former = try Handshake.negotiation(state).deal
            let ground = Handshake.ground(try Corner.listing(), former: former)

            let (deal, replaced) = try propose(on: ground, Handshake.terms(minutes: 90))

            #expect(deal.state == .proposed && deal.terms.minutes == 90)
            #expect(replaced?.state == .replaced && replaced?.terms == former.terms)
        }
    }

    @Test("While a deal is accepted there is no other")
    func accepted() throws {
        let former = try Handshake.negotiation(.accepted).deal
        let ground = Handshake.ground(try Corner.listing(seats: 2, taken: 1), former: former)

        #expect(throws: DealRefusal.alreadyAccepted) { try propose(on: ground) }
    }

    @Test("Only the listing's author proposes, to somebody who is there and not blocked")
    func people() throws {
        let listing = try Corner.listing()
        let alone = Handshake.ground(listing, in: Handshake.conversation(guest: nil))
        let apart = Handshake.ground(listing, isBlocked: true)

        #expect(throws: DealRefusal.notAuthor) {
            try propose(on: Handshake.ground(listing), by: Handshake.ben)
        }
        #expect(throws: ConversationRefusal.notFound) {
            try propose(on: Handshake.ground(listing), by: Handshake.cho)
        }
        #expect(throws: ConversationRefusal.partnerGone) { try propose(on: alone) }
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
