import Domain
import Testing

@Suite("Months of the calendar")
struct CalendarMonthTests {
    @Test("Weeks begin on Sunday and fill up with the days of neighbouring months")
    func weeks() throws {
        let month = try #require(CalendarMonth(year: 2026, month: 12))
        let days = month.weeks.map { week in week.days.map { CivilDate(daysSince1970: $0).day } }
        #expect(
            days == [
                [29, 30, 1, 2, 3, 4, 5], [6, 7, 8, 9, 10, 11, 12], [13, 14, 15, 16, 17, 18, 19],
                [20, 21, 22, 23, 24, 25, 26], [27, 28, 29, 30, 31, 1, 2],
            ]
        )
    }

    @Test("Every month of a century has its own days, and weeks that cover them")
    func everyMonth() throws {
        var month = try #require(CalendarMonth(year: 2000, month: 1))
        var end = month.days.lowerBound - 1
        while true {
            #expect(month.days.lowerBound == end + 1)
            end = month.days.upperBound
            let shown = month.weeks.flatMap(\.days)
            #expect(shown == Array(month.shownDays))
            #expect(month.days.allSatisfy(shown.contains))
            #expect((4...6).contains(month.weeks.count))
            #expect(CivilDate(daysSince1970: month.shownDays.lowerBound).weekday == .sunday)
            guard let next = month.next else { break }
            #expect(next.previous == month)
            month = next
        }
        #expect(CivilDate(daysSince1970: end) == CivilDate(year: 2099, month: 12, day: 31))
    }

    @Test("A month outside of the calendar's years doesn't exist")
    func years() {
        #expect(CalendarMonth(year: 1999, month: 12) == nil)
        #expect(CalendarMonth(year: 2100, month: 1) == nil)
        #expect(CalendarMonth(year: 2026, month: 13) == nil)
    }

    @Test("The weekend of a Sunday's week is the one that it begins")
    func weekend() throws {
        let sunday = try #require(CivilDate(year: 2026, month: 12, day: 6)).daysSince1970
        #expect(CalendarWeek(of: sunday).weekend == sunday + 6...sunday + 7)
        #expect(CalendarWeek(of: sunday - 1).next == CalendarWeek(of: sunday))
    }
}
