import Domain
import Testing

@Suite("A payee's income of a year")
struct IncomeTests {
    private func line(_ month: Int, _ listing: Int64, _ sold: Int, _ refunded: Int = 0) throws -> IncomeLine {
        IncomeLine(
            day: try #require(CivilDate(year: 2_026, month: month, day: 28)),
            subject: Subject(.listing, listing),
            title: "수업 \(listing)",
            sold: sold,
            refunded: refunded
        )
    }

    @Test("Listings are told by what was earned, most first, and months in order")
    func sources() throws {
        let income = Income(
            of: 2_026,
            [
                try line(11, 1, 30_000), try line(11, 2, 50_000), try line(3, 3, 90_000, 80_000),
                try line(12, 2, 10_000, 5_000), try line(3, 4, 30_000),
            ]
        )
        #expect(income.sources.map(\.title) == ["수업 2", "수업 1", "수업 4", "수업 3"])
        #expect(income.sources.map(\.sum.won) == [55_000, 30_000, 30_000, 10_000])
        #expect(income.months.map(\.month) == [3, 11, 12])
        #expect(income.months.map(\.sum.won) == [40_000, 80_000, 5_000] && income.sum.won == 125_000)
    }
}
