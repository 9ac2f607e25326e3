import Testing

@testable import Domain

@Suite("Viewings")
struct ViewingTests {
    private static let now = SampleListing.start
    private static let starts = [1, 2, 3].map { now + SampleDeal.day * $0 }

    private static func listing(isClosed: Bool = false) throws -> Listing {
        var listing = Listing(
            posting: Listing.ID(rawValue: 1_000),
            .shop,
            by: SampleDeal.ana,
            side: nil,
            seats: try Seats(1),
            try SampleListing.details("역 앞 1층 공실"),
            at: now
        )
        if isClosed { try listing.close(at: now) }
        return listing
    }

    private static func terms(_ starts: [Moment] = starts, price: Price = .negotiable) throws -> DealTerms {
        let sample = try SampleDeal.terms()
        return try DealTerms(
            startsAt: starts[0],
            otherStarts: Array(starts.dropFirst()),
            minutes: 30,
            place: sample.place,
            price: price
        )
    }

    private static func proposed(_ terms: DealTerms? = nil, by member: Member.ID = SampleDeal.ben) throws
        -> Negotiation
    {
        let listing = try listing()
        let deal = try SampleDeal.context(listing, seat: .notRequired).propose(
            terms ?? Self.terms(),
            as: Deal.ID(rawValue: 60),
            by: member,
            at: now
        ).deal
        return Negotiation(deal, about: listing, isBlocked: false, seat: .notRequired)
    }

    @Test("The recipient picks one of three times; the shop keeps its seat and stays open")
    func chosen() throws {
        var negotiation = try Self.proposed(Self.terms(Self.starts.reversed()))
        #expect(negotiation.deal.purpose == .viewing)
        #expect(negotiation.deal.terms.startsAt == Self.starts[0])
        #expect(negotiation.deal.terms.otherStarts == Array(Self.starts[1...]))
        #expect(throws: DealRefusal.startNotChosen) {
            try negotiation.accept(by: SampleDeal.ana, at: Self.now)
        }
        #expect(throws: DealRefusal.startNotProposed) {
            try negotiation.accept(by: SampleDeal.ana, choosing: Self.starts[0] + .seconds(1), at: Self.now)
        }
        #expect(throws: DealRefusal.notRecipient) {
            try negotiation.accept(by: SampleDeal.ben, choosing: Self.starts[1], at: Self.now)
        }
        try negotiation.accept(by: SampleDeal.ana, choosing: Self.starts[1], at: Self.now)
        #expect(negotiation.deal.state == .accepted && negotiation.deal.terms.startsAt == Self.starts[1])
        #expect(negotiation.deal.terms.otherStarts.isEmpty)
        #expect(negotiation.listing?.seats.taken == 0 && negotiation.listing?.status(at: Self.now) == .open)
    }

    @Test("A proposal lapses with the last of its times, and a time that has passed can't be picked")
    func lapsing() throws {
        var negotiation = try Self.proposed()
        #expect(negotiation.deal.asOf(Self.starts[1]).state == .proposed)
        #expect(throws: DealRefusal.startsInPast) {
            try negotiation.accept(by: SampleDeal.ana, choosing: Self.starts[0], at: Self.starts[1])
        }
        #expect(negotiation.deal.asOf(Self.starts[2]).state == .lapsed)
        #expect(negotiation.deal.asOf(Self.starts[2]).progress.changedAt == Self.starts[2])
    }

    @Test("More than three times, a time in the past, a price and a closed shop are refused")
    func refused() throws {
        #expect(throws: DealRefusal.tooManyStarts) {
            try Self.terms(Self.starts + [Self.now + SampleDeal.day * 4])
        }
        #expect(try Self.terms(Self.starts + [Self.starts[1]]).otherStarts.count == 2)
        #expect(throws: DealRefusal.startsInPast) {
            try Self.proposed(Self.terms([Self.now - .seconds(1), Self.starts[0]]))
        }
        #expect(throws: DealRefusal.pricedViewing) {
            try Self.proposed(Self.terms(price: .fixed(Money(won: 0)!, per: .hour)))
        }
        #expect(throws: ListingRefusal.notOpen) {
            try SampleDeal.context(Self.listing(isClosed: true), seat: .notRequired).propose(
                Self.terms(),
                as: Deal.ID(rawValue: 60),
                by: SampleDeal.ben,
                at: Self.now
            )
        }
    }

    @Test("Both are reminded a day and two hours before a viewing, and a day before a lesson")
    func reminders() throws {
        var viewing = try Self.proposed()
        try viewing.accept(by: SampleDeal.ana, choosing: Self.starts[1], at: Self.now)
        let start = Self.starts[1]
        #expect(viewing.deal.isDue(for: .dayBefore, at: start - SampleDeal.day))
        #expect(!viewing.deal.isDue(for: .soon, at: start - SampleDeal.hour * 3))
        #expect(viewing.deal.isDue(for: .soon, at: start - SampleDeal.hour * 2))
        #expect(!viewing.deal.isDue(for: .soon, at: start))
        let lesson = try SampleDeal.negotiation(.accepted).deal
        #expect(!lesson.isDue(for: .soon, at: lesson.terms.startsAt - SampleDeal.hour))
    }

    @Test("After the time either can note that the other didn't come, and no one writes a review")
    func afterwards() throws {
        var negotiation = try Self.proposed()
        try negotiation.accept(by: SampleDeal.ana, choosing: Self.starts[0], at: Self.now)
        var noted = negotiation
        try noted.noteNoShow(by: SampleDeal.ben, at: Self.starts[0] + .seconds(15 * 60))
        try noted.agreeNoShow(by: SampleDeal.ana, at: Self.starts[0])
        #expect(noted.deal.isNotHeld && noted.listing?.seats.taken == 0)
        let over = negotiation.deal.terms.endsAt + Deal.quietTime
        negotiation.finishByItself(at: over)
        #expect(negotiation.deal.state == .done)
        #expect(throws: DealRefusal.notReviewed) {
            try ReviewContext(negotiation.deal, by: SampleDeal.ben, written: [])
        }
    }
}
