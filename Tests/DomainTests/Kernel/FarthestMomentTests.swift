import Domain
import Testing

@Suite("The farthest moments")
struct FarthestMomentTests {
    private let first = Moment(milliseconds: .min)
    private let last = Moment(milliseconds: .max)
    private let day = Duration.seconds(86_400)

    @Test("A sum beyond the last moment, or the first, is that moment")
    func sums() {
        #expect(last + day == last && first - day == first)
        #expect(first + .seconds(Int64.min) == first && last - .seconds(Int64.min) == last)
        #expect(last - day < last && first + day > first)
    }

    @Test("The time between two moments never overflows")
    func differences() {
        #expect((last - first).wholeMilliseconds == .max && (first - last).wholeMilliseconds == .min)
        #expect(Duration.seconds(Int64.max).wholeMilliseconds == .max)
        #expect(Duration.seconds(Int64.min).wholeMilliseconds == .min)
    }

    @Test("Every moment has a day, a month and a year")
    func calendar() {
        for moment in [first, last] {
            #expect(Weekday.allCases.contains(moment.weekdayInSeoul))
            #expect(moment.monthInSeoul.hasPrefix("\(moment.yearInSeoul)-"))
        }
    }

    @Test("A date has a year of four digits", arguments: [-1, 10_000, .max, .min])
    func years(_ year: Int) {
        #expect(CivilDate(year: year, month: 1, day: 1) == nil)
    }
}
