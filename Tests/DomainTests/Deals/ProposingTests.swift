import Domain
import Testing

@Suite("Proposing")
struct ProposingTests {
    private func propose(
        in context: ProposalContext,
        _ terms: DealTerms? = nil,
        by member: Member.ID = SampleDeal.ana,
        at now: Moment = SampleListing.start
    ) throws -> (deal: Deal, replaced: Deal?) {
        try context.propose(try terms ?? SampleDeal.terms(), as: Deal.ID(rawValue: 61), by: member, at: now)
    }

    @Test(
        "Another proposal, of either member, replaces the one before, whose terms stay what they were",
        arguments: [Deal.State.proposed, .changesAsked],
        [SampleDeal.ana, SampleDeal.ben]
    )
    func replacing(_ state: Deal.State, _ member: Member.ID) throws {
        let first = try SampleDeal.negotiation(state).deal
        let context = SampleDeal.context(try SampleListing.listing(), open: first)

        let (deal, replaced) = try propose(in: context, SampleDeal.terms(minutes: 90), by: member)

        #expect(deal.state == .proposed && deal.terms.minutes == 90 && deal.proposer == member)
        #expect(replaced?.state == .replaced && replaced?.terms == first.terms)
    }

    @Test("The guest proposes as well, and the roles stay those of the listing")
    func guest() throws {
        let deal = try propose(in: SampleDeal.context(SampleListing.listing()), by: SampleDeal.ben).deal

        #expect(deal.proposer == SampleDeal.ben && deal.recipient == SampleDeal.ana)
        #expect(deal.parties == (try SampleDeal.proposal().parties))
        #expect(deal.parties.provider == SampleDeal.ana)
    }

    @Test(
        "While a deal is accepted there is no other, whether it took the last seat or not",
        arguments: [1, 2]
    )
    func accepted(of seats: Int) throws {
        let context = SampleDeal.context(
            try SampleListing.listing(seats: seats, taken: 1),
            seat: .held,
            besides: LessonsAhead(isAny: true)
        )

        #expect(throws: DealRefusal.alreadyAccepted) { try propose(in: context) }
    }

    @Test("Only the two of a conversation propose, to a member who exists and isn't blocked")
    func people() throws {
        let listing = try SampleListing.listing()
        let authorGone = SampleDeal.context(nil, in: SampleDeal.conversation(host: nil))
        let alone = SampleDeal.context(listing, in: SampleDeal.conversation(guest: nil))
        let apart = SampleDeal.context(listing, isBlocked: true)

        #expect(throws: ConversationRefusal.notFound) {
            try propose(in: SampleDeal.context(listing), by: SampleDeal.cho)
        }
        #expect(throws: ConversationRefusal.partnerGone) { try propose(in: alone) }
        #expect(throws: ConversationRefusal.partnerGone) { try propose(in: authorGone, by: SampleDeal.ben) }
        #expect(throws: ConversationRefusal.blocked) { try propose(in: apart) }
    }

    @Test("Nothing is proposed where there is no room")
    func room() throws {
        var closed = try SampleListing.listing()
        try closed.close(at: SampleListing.start)
        let full = SampleDeal.context(try SampleListing.listing(taken: 1))
        let over = SampleDeal.context(try SampleListing.listing(expiresAt: SampleListing.start))

        #expect(throws: ListingRefusal.full) { try propose(in: full) }
        #expect(throws: ListingRefusal.notOpen) { try propose(in: SampleDeal.context(closed)) }
        #expect(throws: ListingRefusal.expired) { try propose(in: over) }
        #expect(throws: DealRefusal.listingGone) { try propose(in: SampleDeal.context(nil)) }
    }

    @Test("It starts later than now and within a year, and takes a sensible time")
    func time() throws {
        let context = SampleDeal.context(try SampleListing.listing())
        let now = SampleListing.start
        let late = now + DealTerms.furthest

        #expect(throws: DealRefusal.startsInPast) {
            try propose(in: context, SampleDeal.terms(startsAt: now))
        }
        #expect(throws: DealRefusal.startsTooLate) {
            try propose(in: context, SampleDeal.terms(startsAt: late + .milliseconds(1)))
        }
        #expect(try propose(in: context, SampleDeal.terms(startsAt: late)).deal.state == .proposed)
        for minutes in [Int.min, 0, 9, 1_441, .max] {
            #expect(throws: DealRefusal.minutes) { try SampleDeal.terms(minutes: minutes) }
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
