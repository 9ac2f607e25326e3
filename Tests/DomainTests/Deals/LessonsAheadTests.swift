import Domain
import Testing

@Suite("Several lessons of two members")
struct LessonsAheadTests {
    private let now = SampleListing.start
    private let week = SampleDeal.day * 7

    private func refusal(
        of weeks: Int,
        ahead: Bool = false,
        _ passes: [PassLeft] = []
    ) throws -> DealRefusal? {
        let context = SampleDeal.context(
            try SampleListing.listing(),
            seat: .held,
            besides: LessonsAhead(isAny: ahead, passes: passes)
        )
        let terms = try SampleDeal.weekly(weeks)
        do {
            _ = try context.propose(terms, as: Deal.ID(rawValue: 60), by: SampleDeal.ana, at: now)
            return nil
        } catch let refusal as DealRefusal {
            return refusal
        }
    }

    @Test("One is agreed on at a time without a pass, and with one as many as it has, until it ends")
    func table() throws {
        let (start, pass) = (SampleDeal.startsAt, PassLeft(lessons: 3, until: now + week * 10))
        #expect(try refusal(of: 1) == nil)
        #expect(try refusal(of: 1, ahead: true) == .alreadyAccepted)
        #expect(try refusal(of: 2) == .passNeeded)
        #expect(try refusal(of: 3, [pass]) == nil)
        #expect(try refusal(of: 3, ahead: true, [pass]) == nil)
        #expect(try refusal(of: 4, [pass]) == .passUsedUp)
        #expect(try refusal(of: 1, ahead: true, [PassLeft(lessons: 0, until: now + week)]) == .passUsedUp)
        // The last lesson has to begin before the pass ends.
        #expect(try refusal(of: 3, [PassLeft(lessons: 3, until: start + week * 2)]) == .passUsedUp)
        let former = PassLeft(lessons: 1, until: start + week)
        #expect(try refusal(of: 4, [former, pass]) == nil)
        #expect(try refusal(of: 5, [former, pass]) == .passUsedUp)
    }

    @Test("A weekly proposal is one deal; once accepted, each lesson is one at the same time of the week")
    func accepted() throws {
        let terms = try SampleDeal.weekly(3)
        let pass = LessonsAhead(passes: [PassLeft(lessons: 3, until: now + week * 10)])
        let listing = try SampleListing.listing()
        let deal = try SampleDeal.context(listing, besides: pass).propose(
            terms,
            as: Deal.ID(rawValue: 60),
            by: SampleDeal.ana,
            at: now
        ).deal
        var negotiation = Negotiation(deal, about: listing, isBlocked: false, besides: pass)
        try negotiation.accept(by: SampleDeal.ben, at: now)
        let start = SampleDeal.startsAt
        #expect(negotiation.further == [start + week, start + week * 2])
        let second = try negotiation.deal.following(as: Deal.ID(rawValue: 61), at: negotiation.further[0])
        #expect(second.state == .accepted && second.terms.startsAt == start + week)
        #expect(second.terms.extent == .once && second.parties == deal.parties)
        #expect(second.terms.price == terms.price && second.proposedBy == .author)
    }

    @Test("A proposal on a pass that no longer covers it can't be accepted")
    func usedUpMeanwhile() throws {
        let pass = LessonsAhead(passes: [PassLeft(lessons: 2, until: now + week * 10)])
        let listing = try SampleListing.listing()
        let deal = try SampleDeal.context(listing, besides: pass).propose(
            SampleDeal.weekly(2),
            as: Deal.ID(rawValue: 60),
            by: SampleDeal.ana,
            at: now
        ).deal
        let less = LessonsAhead(passes: [PassLeft(lessons: 1, until: now + week * 10)])
        var negotiation = Negotiation(deal, about: listing, isBlocked: false, besides: less)
        #expect(throws: DealRefusal.passUsedUp) { try negotiation.accept(by: SampleDeal.ben, at: now) }
    }

    @Test(
        "From one week to 52 are proposed at once",
        arguments: [(0, false), (1, true), (52, true), (53, false)]
    )
    func weeks(_ weeks: Int, _ isAllowed: Bool) {
        #expect(((try? DealExtent(weeks: weeks)) != nil) == isAllowed)
    }
}
