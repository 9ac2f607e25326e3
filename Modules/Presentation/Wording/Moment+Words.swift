public import Domain
import Foundation

extension Moment {
    /// "2026-11-20 19:30", by the clocks of Seoul.
    public var stamp: String {
        let time = timeInSeoul
        return "\(time.year ?? 0)-\(twoDigits(time.month))-\(twoDigits(time.day)) \(clock(time))"
    }

    /// "2026-11-20T19:30": as a field of a form has it, by the clocks of Seoul.
    public var fieldText: String { stamp.replacingOccurrences(of: " ", with: "T") }

    /// "11월 20일 (금) 오후 7:30", "Fri 20 Nov, 7:30 pm"; with its year when that isn't the year of `now`.
    public func words(at now: Moment) -> Words { words(on: day(at: now)) }

    /// The same with its year: for where nobody knows when it will be read.
    public var words: Words { words(on: day(withYear: true)) }

    /// "11월 20일 (금)", "Fri 20 Nov".
    public func day(at now: Moment) -> Words { day(withYear: yearInSeoul != now.yearInSeoul) }

    private func words(on day: Words) -> Words {
        let time = timeOfDay
        return Words("\(day[.korean]) \(time[.korean])", "\(day[.english]), \(time[.english])")
    }

    private func day(withYear isWithYear: Bool) -> Words {
        let time = timeInSeoul
        let (year, month, day) = (time.year ?? 0, time.month ?? 1, time.day ?? 1)
        let weekday = weekdayInSeoul.words
        return Words(
            "\(isWithYear ? "\(year)년 " : "")\(month)월 \(day)일 (\(weekday[.korean]))",
            "\(weekday[.english]) \(day) \(months[month - 1])\(isWithYear ? " \(year)" : "")"
        )
    }

    /// "오후 7:30", "7:30 pm".
    public var timeOfDay: Words {
        let time = timeInSeoul
        let hour = time.hour ?? 0
        let clock = "\(hour % 12 == 0 ? 12 : hour % 12):\(twoDigits(time.minute))"
        return hour < 12 ? Words("오전 \(clock)", "\(clock) am") : Words("오후 \(clock)", "\(clock) pm")
    }

    /// Korea has kept one offset since 1988.
    private var timeInSeoul: DateComponents {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(secondsFromGMT: 9 * 3_600) ?? calendar.timeZone
        return calendar.dateComponents(
            [.year, .month, .day, .hour, .minute],
            from: Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
        )
    }

    private func clock(_ time: DateComponents) -> String {
        "\(twoDigits(time.hour)):\(twoDigits(time.minute))"
    }

    private func twoDigits(_ number: Int?) -> String {
        let text = String(number ?? 0)
        return text.count < 2 ? "0\(text)" : text
    }
}

private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
