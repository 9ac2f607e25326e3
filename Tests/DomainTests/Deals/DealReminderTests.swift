import Domain
import Testing

@Suite("Reminders of a lesson")
struct DealReminderTests {
    private let start = SampleDeal.startsAt + SampleDeal.day
    private let day = SampleDeal.day

    private func deal(agreedAt moment: Moment) throws -> Deal {
        let context = SampleDeal.context(try SampleListing.listing())
        let terms = try SampleDeal.terms(startsAt: start)
        let now = SampleListing.start
        let proposal = try context.propose(terms, as: Deal.ID(rawValue: 60), by: SampleDeal.ana, at: now)
        var negotiation = Negotiation(proposal.deal, about: try SampleListing.listing(), isBlocked: false)
        try negotiation.accept(by: SampleDeal.ben, at: moment)
        return negotiation.deal
    }

    @Test("Both are reminded from a day before it until it begins")
    func due() throws {
        let deal = try deal(agreedAt: SampleListing.start)
        for (moment, isDue) in [
            (start - day - .milliseconds(1), false), (start - day, true), (start - .milliseconds(1), true),
            (start, false),
        ] {
            #expect(deal.isDue(for: .dayBefore, at: moment) == isDue)
        }
        #expect(!deal.isDue(for: .soon, at: start - .seconds(60)), "only of a viewing")
    }

    @Test("A lesson that was agreed on within its last day needs no reminder")
    func shortNotice() throws {
        #expect(try deal(agreedAt: start - day).isDue(for: .dayBefore, at: start - day))
        let late = try deal(agreedAt: start - day + .milliseconds(1))
        #expect(!late.isDue(for: .dayBefore, at: start - .seconds(60)))
    }
}
