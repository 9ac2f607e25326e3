import Domain
import Testing

@Suite("Lessons of one teacher")
struct TakenTimeTests {
    private let start = SampleDeal.startsAt
    private let end = SampleDeal.endsAt
    private let minute = Duration.seconds(60)

    @Test("that touch can both be agreed on, and those that overlap can't")
    func touching() throws {
        let deal = try SampleDeal.negotiation(.accepted).deal
        let other = Subject(.listing, 1_001)
        let touching = [
            TakenTime(start - SampleDeal.hour, start, for: other),
            TakenTime(end, end + SampleDeal.hour, for: other),
        ]
        #expect(!deal.isTaken(deal.terms, by: touching, sharing: false))
        for time in [
            TakenTime(start - SampleDeal.hour, start + minute, for: other),
            TakenTime(end - minute, end + SampleDeal.hour, for: other),
        ] {
            #expect(deal.isTaken(deal.terms, by: [time], sharing: false))
        }
    }

    @Test("can be at one time only for the students of a group, who come together")
    func groups() throws {
        let deal = try SampleDeal.negotiation(.accepted).deal
        let (same, other) = (
            TakenTime(start, end, for: deal.subject), TakenTime(start, end, for: Subject(.listing, 1_001))
        )
        #expect(!deal.isTaken(deal.terms, by: [same], sharing: true))
        #expect(deal.isTaken(deal.terms, by: [same], sharing: false))
        #expect(deal.isTaken(deal.terms, by: [other], sharing: true))
    }
}
