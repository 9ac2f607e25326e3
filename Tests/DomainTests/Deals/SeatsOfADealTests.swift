import Domain
import Testing

@Suite("Deals and seats")
struct SeatsOfADealTests {
    @Test("The last seat closes the listing, and opens it again when it is given back")
    func oneSeat() throws {
        var negotiation = try SampleDeal.negotiation(.proposed)

        try negotiation.accept(by: SampleDeal.ben, at: SampleListing.start)
        #expect(negotiation.listing?.status == .closed && negotiation.listing?.seats.taken == 1)
        try negotiation.cancel(SampleDeal.reason(), by: SampleDeal.ben, at: SampleListing.start)
        #expect(negotiation.listing?.status == .open && negotiation.listing?.seats.taken == 0)
        #expect(negotiation.deal.progress.changedBy == SampleDeal.ben)
        #expect(negotiation.deal.progress.reason?.text == "다른 날이면 좋겠어요")
    }

    @Test("Taking one of several seats leaves the listing open")
    func severalSeats() throws {
        var negotiation = try SampleDeal.negotiation(.proposed, seats: 3)

        try negotiation.accept(by: SampleDeal.ben, at: SampleListing.start)

        #expect(negotiation.listing?.status == .open && negotiation.listing?.seats.taken == 1)
    }

    @Test("Nothing is accepted on a listing that is full, closed, over or gone")
    func noRoom() throws {
        let now = SampleListing.start
        var closed = try SampleListing.listing(seats: 2)
        try closed.close(at: now)
        let cases: [(Listing?, any Refusal)] = [
            (try SampleListing.listing(seats: 2, taken: 2), ListingRefusal.full),
            (closed, ListingRefusal.notOpen),
            (try SampleListing.listing(expiresAt: now), ListingRefusal.expired),
            (nil, DealRefusal.listingGone),
        ]
        for (listing, refusal) in cases {
            var negotiation = Negotiation(try SampleDeal.proposal(), about: listing, isBlocked: false)
            let thrown = #expect(throws: (any Error).self) {
                try negotiation.accept(by: SampleDeal.ben, at: now)
            }
            #expect((thrown as? any Refusal)?.code == refusal.code)
        }
    }

    @Test("A student keeps the seat after a lesson, and can book again on a full listing")
    func again() throws {
        let now = SampleListing.start
        let full = try SampleListing.listing(taken: 1)
        let proposal = try SampleDeal.context(full, seat: .held).propose(
            SampleDeal.terms(),
            as: Deal.ID(rawValue: 60),
            by: SampleDeal.ben,
            at: now
        ).deal
        var negotiation = Negotiation(proposal, about: full, isBlocked: false, seat: .held)
        try negotiation.accept(by: SampleDeal.ana, at: now)
        #expect(negotiation.deal.state == .accepted && negotiation.listing?.seats.taken == 1)
        try negotiation.cancel(SampleDeal.reason(), by: SampleDeal.ana, at: now)
        #expect(negotiation.listing?.seats.taken == 1 && negotiation.lines.last?.event == .dealCancelled)

        #expect(throws: ListingRefusal.takenDown) {
            try SampleDeal.context(full, seat: .hidden).propose(
                SampleDeal.terms(),
                as: Deal.ID(rawValue: 60),
                by: SampleDeal.ben,
                at: now
            )
        }
    }

    @Test("The same lesson again is at the same weekday and time of a week that lies ahead")
    func nextWeek() {
        let week = SampleDeal.day * 7
        let start = SampleDeal.startsAt
        #expect(DealTerms.again(start, at: start + SampleDeal.hour) == start + week)
        #expect(DealTerms.again(start, at: start + week) == start + week * 2)
        #expect(DealTerms.again(start, at: start + week * 10 + SampleDeal.hour) == start + week * 11)
    }

    @Test("Two who are apart agree on nothing, but end what they had agreed on")
    func blocked() throws {
        let (ana, ben, now) = (SampleDeal.ana, SampleDeal.ben, SampleListing.start)
        for act in [DealStatesTests.Act.accept, .askChanges] {
            var negotiation = try SampleDeal.negotiation(.proposed, isBlocked: true)
            #expect(throws: ConversationRefusal.blocked) { try act(&negotiation) }
        }
        var proposed = try SampleDeal.negotiation(.proposed, isBlocked: true)
        try proposed.withdraw(by: ana, at: now)
        var accepted = try SampleDeal.negotiation(.accepted, isBlocked: true)
        try accepted.complete(by: ben, at: SampleDeal.endsAt)
        var cancelled = try SampleDeal.negotiation(.accepted, isBlocked: true)
        try cancelled.cancel(SampleDeal.reason(), by: ben, at: now)
        #expect(cancelled.deal.state == .cancelled)
    }

    @Test("The recipient sees the exact place once accepted, and not after a cancellation")
    func place() throws {
        let shown: [Deal.State: Bool] = [
            .proposed: false, .changesAsked: false, .replaced: false, .declined: false, .withdrawn: false,
            .lapsed: false,
            .accepted: true, .cancelled: false, .done: true,
        ]
        for (state, isShown) in shown {
            let deal = try SampleDeal.negotiation(state).deal
            #expect((deal.place(for: SampleDeal.ben).exact != nil) == isShown, "\(state)")
            #expect(deal.place(for: SampleDeal.ana).exact != nil, "\(state)")
            #expect(deal.place(for: SampleDeal.ben).neighbourhood == deal.terms.place.neighbourhood)
        }
        let byGuest = try SampleDeal.proposal(by: SampleDeal.ben)
        #expect(byGuest.place(for: SampleDeal.ben).exact != nil)
        #expect(byGuest.place(for: SampleDeal.ana).exact == nil)
    }

    @Test("The author of a request receives, and the author of an offer provides")
    func roles() throws {
        let offer = DealParties(author: SampleDeal.ana, partner: SampleDeal.ben, authorProvides: true)
        let want = DealParties(author: SampleDeal.ana, partner: SampleDeal.ben, authorProvides: false)

        #expect(offer.role(of: SampleDeal.ana) == .provider && offer.role(of: SampleDeal.ben) == .receiver)
        #expect(want.role(of: SampleDeal.ana) == .receiver && want.role(of: SampleDeal.ben) == .provider)
        #expect(offer.role(of: SampleDeal.cho) == nil)
    }
}
