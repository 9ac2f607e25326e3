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

    @Test("So does the month", arguments: [(1_798_729_199_999, "2026-12"), (1_798_729_200_000, "2027-01")])
    func month(_ milliseconds: Int64, _ month: String) {
        #expect(Moment(milliseconds: milliseconds).monthInSeoul == month)
    }
}
