import Domain
import Testing

@Suite("Popularity")
struct PopularityTests {
    private static let monday = Moment(milliseconds: 1_795_170_600_000)
    private static let wednesday = monday + .seconds(2 * 86_400)

    private func of(
        _ favourites: Int,
        _ conversations: Int,
        enrolments: Int = 0,
        reviews: Int = 0,
        _ posted: Moment = monday
    ) -> Popularity {
        Popularity(
            favourites: favourites,
            conversations: conversations,
            enrolments: enrolments,
            reviews: reviews,
            postedAt: posted
        )
    }

    @Test("Each doubling of interest is worth two days")
    func doubling() {
        #expect(of(1, 0) == of(0, 0, Self.wednesday))
        #expect(of(3, 0) == of(1, 0, Self.wednesday))
        #expect(of(2, 0) > of(1, 0) && of(2, 0) < of(3, 0))
    }

    @Test("Asking counts twice as much as marking")
    func conversations() {
        #expect(of(0, 1) == of(2, 0))
        #expect(of(1, 1) == of(3, 0))
        #expect(of(0, 1) > of(1, 0))
    }

    @Test("Joining and reviewing count twice as much as asking")
    func enrolments() {
        #expect(of(0, 0, enrolments: 1) == of(0, 2))
        #expect(of(0, 0, reviews: 1) == of(0, 2))
        #expect(of(1, 1, enrolments: 2, reviews: 1) == of(15, 0))
    }

    @Test("A new lesson without students comes before one that had fifteen favourites eight days ago")
    func newness() {
        #expect(of(0, 0, Self.monday + .seconds(8 * 86_400 + 200)) > of(15, 0))
        #expect(of(0, 0, Self.monday + .seconds(7 * 86_400)) < of(15, 0))
    }
}
