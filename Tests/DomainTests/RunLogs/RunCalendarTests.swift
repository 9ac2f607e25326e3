import TestSupport
import Testing

@testable import Domain

@Suite("Calendar of runs")
struct RunCalendarTests {
    private func entry(_ id: Int64, _ day: CivilDate?, isCrew: Bool = false) throws -> RunCalendar.Entry {
        RunCalendar.Entry(
            log: RunLog.ID(rawValue: id),
            day: try #require(day),
            stamp: .check,
            isCrew: isCrew,
            isPublic: true,
            metres: 5_000,
            seconds: 1_500
        )
    }

    @Test(
        "A month is shown in whole weeks from Sunday",
        arguments: [(2026, 11, 5, 0, 30), (2024, 2, 5, 4, 29), (2021, 2, 5, 1, 28), (2026, 12, 5, 2, 31)]
    )
    func weeks(_ year: Int, _ month: Int, _ count: Int, _ before: Int, _ last: Int) throws {
        let weeks = try #require(CalendarMonth(year: year, month: month)).ownWeeks
        #expect(weeks.count == count && weeks.allSatisfy { $0.count == 7 })
        #expect(weeks[0].prefix { $0 == nil }.count == before)
        #expect(weeks.joined().compactMap(\.self).map(\.day) == Array(1...last))
    }

    @Test("Months follow each other across years, from January 2000")
    func steps() throws {
        let december = try #require(CalendarMonth(year: 2025, month: 12))
        #expect(december.next == CalendarMonth(year: 2026, month: 1))
        #expect(CalendarMonth(year: 2026, month: 1)?.previous == december)
        #expect(CalendarMonth(year: 2000, month: 1)?.previous == nil)
        #expect(CalendarMonth(year: 2026, month: 13) == nil)
    }

    @Test("All logs of a day count, by crew and personal, for the month and each month of the year")
    func totals() throws {
        let month = try #require(CalendarMonth(year: 2026, month: 11))
        let day = try #require(CivilDate(year: 2026, month: 11, day: 20))
        let entries = [
            try entry(1, CivilDate(year: 2026, month: 3, day: 1)), try entry(2, day),
            try entry(3, day, isCrew: true),
        ]
        let calendar = RunCalendar(month, of: entries, days: [day], at: Moment(milliseconds: 0))
        #expect(calendar.entries.map(\.log.rawValue) == [2, 3])
        #expect(calendar.months[10] == RunTotals(crew: 1, personal: 1, metres: 10_000, seconds: 3_000))
        #expect(calendar.months[2] == RunTotals(crew: 0, personal: 1, metres: 5_000, seconds: 1_500))
        #expect(calendar.months[0].count == 0)
    }

    @Test("A streak lasts until a day without a log is over")
    func streaks() {
        #expect(RunStreak(days: [1, 2, 3, 7, 8], today: 8) == RunStreak(current: 2, longest: 3))
        #expect(RunStreak(days: [1, 2, 3, 7, 8], today: 9) == RunStreak(current: 2, longest: 3))
        #expect(RunStreak(days: [1, 2, 3, 7, 8], today: 10) == RunStreak(current: 0, longest: 3))
        #expect(RunStreak(days: [], today: 10) == RunStreak(current: 0, longest: 0))
    }
}
