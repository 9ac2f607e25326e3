public import Domain

extension CivilDate {
    /// "2026년 11월 20일", "20 Nov 2026".
    public var words: Words {
        Words("\(year)년 \(month)월 \(day)일", "\(day) \(months[month - 1]) \(year)")
    }
}

extension CivilDate {
    /// "12월 5일 토요일", "Saturday 5 December".
    public var dayInWords: Words {
        Words(
            "\(month)월 \(day)일 \(weekday.longWords[.korean])",
            "\(weekday.longWords[.english]) \(day) \(monthNames[month - 1])"
        )
    }

    /// "12월 5일 (토)", "Sat 5 Dec"; the year where it isn't that of `other`.
    public func shortWords(besides other: CivilDate) -> Words {
        let isSame = year == other.year
        let name = weekday.words
        return Words(
            "\(isSame ? "" : "\(year)년 ")\(month)월 \(day)일 (\(name[.korean]))",
            "\(name[.english]) \(day) \(months[month - 1])\(isSame ? "" : " \(year)")"
        )
    }
}

extension CalendarMonth {
    /// "2026년 12월", "December 2026".
    public var words: Words { Words("\(year)년 \(month)월", "\(monthNames[month - 1]) \(year)") }

    /// "12월", "Dec".
    public static func short(_ month: Int) -> Words {
        Words("\(month)월", String(monthNames[month - 1].prefix(3)))
    }
}

private let monthNames = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
]
