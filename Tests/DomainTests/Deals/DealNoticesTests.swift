import Domain
import Testing

@Suite("Notices of a deal")
struct DealNoticesTests {
    private let ana = SampleDeal.ana
    private let ben = SampleDeal.ben

    @Test("The other party hears of it, without a name where one has blocked the other")
    func other() throws {
        let deal = try SampleDeal.negotiation(.accepted).deal
        let line = Line(.dealAccepted, by: ben, about: deal)
        let subject = Subject(.deal, deal.id)
        #expect(
            deal.notices(of: line, namingActor: true)
                == [NoticeDraft(to: ana, .dealAccepted, of: subject, by: ben)]
        )
        #expect(
            deal.notices(of: line, namingActor: false) == [NoticeDraft(to: ana, .dealAccepted, of: subject)]
        )
    }

    @Test("Both hear of what happened by itself, and are reminded")
    func both() throws {
        let deal = try SampleDeal.negotiation(.done).deal
        let told = deal.notices(of: Line(.dealDone, by: nil, about: deal), namingActor: true)
        #expect(told.map(\.member) == [ana, ben].sorted())
        #expect(deal.notices(of: .dayBefore).map(\.member) == [ana, ben].sorted())
        #expect(deal.notices(of: .dayBefore).allSatisfy { $0.kind == .dealReminder })
    }

    @Test("A line without a kind of notice sends no notice")
    func none() throws {
        let deal = try SampleDeal.negotiation(.accepted).deal
        #expect(deal.notices(of: Line(.reviewTakenBack, by: ben), namingActor: true) == [])
    }

    @Test("A move by agreement counts as the payee's, and an unchanged time as no move")
    func moved() throws {
        var negotiation = try SampleDeal.negotiation(.accepted)
        let former = negotiation.deal
        #expect(former.mover(from: former) == nil)
        let later = former.terms.startsAt + SampleDeal.hour
        try negotiation.proposeMove(
            to: later,
            minutes: 60,
            at: nil,
            by: SampleDeal.ana,
            at: SampleListing.start
        )
        try negotiation.acceptMove(1, by: SampleDeal.ben, at: SampleListing.start)
        #expect(negotiation.deal.mover(from: former) == .payee)
    }
}
