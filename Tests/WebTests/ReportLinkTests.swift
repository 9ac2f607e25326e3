import Domain
import JSONCoding
import Testing
import Wire

@testable import Web

@Suite("The links that report something")
struct ReportLinkTests {
    @Test(
        "A review is reported from its card, except by its author",
        arguments: [("0000000000009", true), ("0000000000001", false)]
    )
    func reviews(reader: String, isOffered: Bool) throws {
        let visit = try Visit.sample(member: .sample(reader))
        let card = ReviewCard(review: try ReviewBody(sample: .review())).html(for: visit).text
        let link = "/report?subject.kind=review&amp;subject.id=0000000000007"
        #expect(card.contains(link) == isOffered)
    }
}
