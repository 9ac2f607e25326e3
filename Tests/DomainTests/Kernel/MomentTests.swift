import Domain
import Testing

@Suite("Moments")
struct MomentTests {
    @Test(
        "The year in Seoul begins nine hours before the year of Greenwich",
        arguments: [
            (1_798_729_199_999, 2026), (1_798_729_200_000, 2027),
            (1_709_132_400_000, 2024), (951_750_000_000, 2000), (0, 1970),
        ] as [(Int64, Int)]
    )
    func year(_ milliseconds: Int64, _ year: Int) {
        #expect(Moment(milliseconds: milliseconds).yearInSeoul == year)
    }

    @Test("A day in Seoul begins at three in the afternoon of Greenwich")
    func day() throws {
        let day = try #require(CivilDate(year: 2027, month: 1, day: 1))
        #expect(day.startInSeoul == Moment(milliseconds: 1_798_729_200_000))
    }

    @Test("So does the month", arguments: [(1_798_729_199_999, "2026-12"), (1_798_729_200_000, "2027-01")])
    func month(_ milliseconds: Int64, _ month: String) {
        #expect(Moment(milliseconds: milliseconds).monthInSeoul == month)
    }
}
