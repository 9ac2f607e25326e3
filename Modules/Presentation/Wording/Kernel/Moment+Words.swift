public import Domain

extension Moment {
    /// "2026-11-20 19:30", Korean time.
    public var stamp: String {
        let (date, minute) = (dateInSeoul, minuteInSeoul)
        return "\(date.year)-\(twoDigits(date.month))-\(twoDigits(date.day)) "
            + "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))"
    }

    /// "2026-11-20T19:30": the value of a form field, Korean time.
    public var fieldText: String { stamp.replacing(" ", with: "T") }

    /// "11월 20일 (금) 오후 7:30", "Fri 20 Nov, 7:30 pm"; includes the year when it differs from that of `now`.
    public func words(at now: Moment) -> Words { words(on: day(at: now)) }

    /// Includes the year, for text that may be read at any time.
    public var words: Words { words(on: day(withYear: true)) }

    /// "11월 20일 (금)", "Fri 20 Nov".
    public func day(at now: Moment) -> Words { day(withYear: yearInSeoul != now.yearInSeoul) }

    private func words(on day: Words) -> Words {
        let time = timeOfDay
        return Words("\(day[.korean]) \(time[.korean])", "\(day[.english]), \(time[.english])")
    }

    private func day(withYear isWithYear: Bool) -> Words {
        let (year, month, day) = (dateInSeoul.year, dateInSeoul.month, dateInSeoul.day)
        let weekday = weekdayInSeoul.words
        return Words(
            "\(isWithYear ? "\(year)년 " : "")\(month)월 \(day)일 (\(weekday[.korean]))",
            "\(weekday[.english]) \(day) \(months[month - 1])\(isWithYear ? " \(year)" : "")"
        )
    }

    /// "오후 7:30", "7:30 pm".
    public var timeOfDay: Words {
        let (hour, minute) = minuteInSeoul.quotientAndRemainder(dividingBy: 60)
        let clock = "\(hour % 12 == 0 ? 12 : hour % 12):\(twoDigits(minute))"
        return hour < 12 ? Words("오전 \(clock)", "\(clock) am") : Words("오후 \(clock)", "\(clock) pm")
    }

    private func twoDigits(_ number: Int) -> String {
        number < 10 ? "0\(number)" : "\(number)"
    }
}

let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
