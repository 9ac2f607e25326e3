import Domain
import Testing

@Suite("Popularity")
struct PopularityTests {
    private static let monday = Moment(milliseconds: 1_795_170_600_000)
    private static let wednesday = monday + .seconds(2 * 86_400)

    private func of(_ favourites: Int, _ conversations: Int, _ posted: Moment = monday) -> Popularity {
        Popularity(favourites: favourites, conversations: conversations, postedAt: posted)
    }

    @Test("Each doubling of interest is worth two days")
    func doubling() {
        #expect(of(1, 0) == of(0, 0, Self.wednesday))
        #expect(of(3, 0) == of(1, 0, Self.wednesday))
        #expect(of(2, 0) > of(1, 0) && of(2, 0) < of(3, 0))
    }

    @Test("Who asks says twice as much as who marks it")
    func conversations() {
        #expect(of(0, 1) == of(2, 0))
        #expect(of(1, 1) == of(3, 0))
        #expect(of(0, 1) > of(1, 0))
    }
}
