import Domain
import TestSupport
import Testing

@Suite("Times of a week")
struct WeekTimesTests {
    @Test("In 2,000 random weeks, each part has the lessons that a count of every minute finds")
    func everyWeek() throws {
        var numbers = SeededGenerator(seed: 77)
        for _ in 0..<2_000 {
            var week: [Weekday: TeachingDay] = [:]
            for day in Weekday.allCases where Bool.random(using: &numbers) {
                week[day] = try TeachingDay(
                    (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
                        let start = Int.random(in: 0...143, using: &numbers) * 10
                        return try TeachingSpan(
                            start,
                            min(1_440, start + Int.random(in: 1...40, using: &numbers) * 10)
                        )
                    }
                )
            }
            let minutes = Int.random(in: 1...24, using: &numbers) * 10
            let hours = try TeachingHours(of: Member.ID(rawValue: 1), week: week)
            #expect(hours.times(lasting: minutes) == counted(week, minutes))
        }
    }

    private func counted(_ week: [Weekday: TeachingDay], _ minutes: Int) -> WeekTimes {
        var times = WeekTimes.none
        for (day, hours) in week {
            for span in hours.spans {
                for minute in 0..<1_440 where minute >= span.start && minute + minutes <= span.end {
                    guard (minute - span.start) % 30 == 0 else { continue }
                    times.insert(minute < 720 ? .morning : minute < 1_080 ? .afternoon : .evening, on: day)
                }
            }
        }
        return times
    }

    @Test("Exceptions and days off change no usual week")
    func exceptions() throws {
        let day = try TeachingDay([TeachingSpan(600, 660)])
        let date = try #require(CivilDate(year: 2_026, month: 11, day: 27))
        let hours = try TeachingHours(of: Member.ID(rawValue: 1), exceptions: [date: day])
        #expect(hours.times(lasting: 60) == .none)
    }

    @Test(
        "Days and parts are read back as they were asked for",
        arguments: [
            ([.monday], []), ([], [.evening]), ([.saturday, .sunday], [.morning, .evening]),
            (Weekday.allCases, []),
        ] as [([Weekday], [DayPart])]
    )
    func asked(_ days: [Weekday], _ parts: [DayPart]) throws {
        let times = try #require(WeekTimes(on: Set(days), in: Set(parts)))
        #expect(times.days == days && times.parts == parts)
        #expect(WeekTimes(on: Set(times.days), in: Set(times.parts)) == times)
    }

    @Test("Bits that mean no part are ignored")
    func bits() throws {
        let all = try #require(WeekTimes(on: Set(Weekday.allCases), in: []))
        #expect(WeekTimes(bits: -1) == all && WeekTimes(bits: all.bits) == all)
        #expect(WeekTimes(bits: .min) == .none && WeekTimes(bits: all.bits + 1) == .none)
    }

    @Test("Without days and parts nothing is asked for")
    func nothing() {
        #expect(WeekTimes(on: [], in: []) == nil)
    }
}
