import Domain

/// A date, or a range of dates, as people write it in a text: `2026년 12월 5일(토) 14:00~18:00`,
/// `12/5(토) 오후 2시`, `2026-12-05 14:00`. Times are Seoul's.
struct DateText {
    struct Stamp: Equatable {
        let date: CivilDate
        /// Since midnight; nil for the whole day.
        let minute: Int?

        var time: EntryDraft.Time {
            minute.map { .moment(Zone.seoul.moment(of: LocalTime(date, minute: $0)), .seoul) }
                ?? .day(date)
        }

        /// The day after for a whole day.
        var exclusive: EntryDraft.Time {
            minute == nil ? .day(CivilDate(daysSince1970: date.daysSince1970 + 1)) : time
        }
    }

    let start: Stamp
    let end: Stamp?
    let yearInferred: Bool
    let weekdayContradicts: Bool

    /// The date of the first line that says it is one, else the first date of all.
    static func find(in texts: [String], near reference: Moment) -> DateText? {
        let lines = texts.flatMap { $0.prefix(20_000).split(whereSeparator: \.isNewline).prefix(200) }
        let labelled = lines.filter { line in
            let start = line.prefix(24).lowercased()
            return labels.contains { start.contains($0) }
        }
        for line in labelled + lines {
            var cursor = DateCursor(line.prefix(300), near: reference)
            if let found = cursor.first() { return found }
        }
        return nil
    }

    private static let labels = ["일시", "날짜", "일정", "기간", "when", "date"]
}

/// Reads a line from left to right.
private struct DateCursor {
    private let text: [Character]
    private let reference: CivilDate
    private var index = 0

    init(_ line: Substring, near moment: Moment) {
        text = Array(line)
        reference = Zone.seoul.localTime(at: moment).date
    }

    mutating func first() -> DateText? {
        for start in text.indices where isDigit(start) && !isDigit(start - 1) {
            index = start
            guard let from = day(sibling: nil) else { continue }
            var contradicts = skipWeekday(of: from.date)
            let (minute, half) = time()
            var end: DateText.Stamp?
            let afterStart = index
            if skipRange() {
                let beforeDay = index
                if let to = day(sibling: from.date) {
                    contradicts = skipWeekday(of: to.date) || contradicts
                    end = DateText.Stamp(date: to.date, minute: time().minute)
                } else {
                    index = beforeDay
                    if let minute {
                        end = until(after: minute, half, on: from.date)
                    } else {
                        index = afterStart
                    }
                }
            }
            return DateText(
                start: DateText.Stamp(date: from.date, minute: minute),
                end: end,
                yearInferred: from.isInferred,
                weekdayContradicts: contradicts
            )
        }
        return nil
    }

    /// The end of a range of times. `오후 2시 ~ 5시` means the afternoon for both; an earlier time is of the next
    /// day.
    private mutating func until(after minute: Int, _ half: Half?, on date: CivilDate) -> DateText.Stamp? {
        let read = time()
        guard var end = read.minute else { return nil }
        if read.half == nil, half == .afternoon, end <= minute, (minute + 1..<1_440).contains(end + 720) {
            end += 720
        }
        let days = date.daysSince1970 + (end <= minute ? 1 : 0)
        return DateText.Stamp(date: CivilDate(daysSince1970: days), minute: end)
    }

    /// A date. After a sibling, a day alone is one of the same month.
    private mutating func day(sibling: CivilDate?) -> (date: CivilDate, isInferred: Bool)? {
        guard let first = number(digits: 4) else { return nil }
        if first >= 1_900 {
            guard skip(["년", ".", "-", "/"]), let month = number(digits: 2), skip(["월", ".", "-", "/"]),
                let day = number(digits: 2), let date = CivilDate(year: first, month: month, day: day)
            else { return nil }
            _ = skip(["일", "."])
            return (date, false)
        }
        if skip(["일"]) {
            let date = sibling.flatMap { CivilDate(year: $0.year, month: $0.month, day: first) }
            return date.map { ($0, false) }
        }
        let isKorean = skip(["월"])
        guard isKorean || skip(["/", "."]), let day = number(digits: 2) else { return nil }
        // A fraction or a version has no day of the week.
        guard isKorean ? skip(["일"]) : sibling != nil || isWeekdayNext else { return nil }
        if let sibling {
            let later = CivilDate(year: sibling.year, month: first, day: day)
            let date = later.flatMap { $0.daysSince1970 < sibling.daysSince1970 ? nil : $0 }
            return (date ?? CivilDate(year: sibling.year + 1, month: first, day: day)).map { ($0, false) }
        }
        return inferred(first, day).map { ($0, true) }
    }

    /// In the year in which it is at most two months past.
    private func inferred(_ month: Int, _ day: Int) -> CivilDate? {
        (0...4).lazy.compactMap { CivilDate(year: reference.year + $0, month: month, day: day) }
            .first { $0.daysSince1970 >= reference.daysSince1970 - 60 }
    }

    /// Minutes since midnight.
    private mutating func time() -> (minute: Int?, half: Half?) {
        let start = index
        skipBlanks()
        let half = half()
        if let hour = number(digits: 2), (0...24).contains(hour) {
            var minute: Int?
            if skip([":"]) {
                minute = number(digits: 2)
            } else if skip(["시"]) {
                let end = index
                minute = 0
                if skipWord("반") {
                    minute = 30
                } else if let read = number(digits: 2), skip(["분"]) {
                    minute = read
                } else {
                    index = end
                }
            } else if half != nil {
                minute = 0
            }
            if let minute, (0..<60).contains(minute) {
                let later = half ?? self.half()
                let hours =
                    later == .afternoon && hour < 12 ? hour + 12 : later == .morning && hour == 12 ? 0 : hour
                let total = hours * 60 + minute
                if total < 1_440 { return (total, later) }
            }
        }
        index = start
        return (nil, nil)
    }

    private enum Half {
        case morning, afternoon
    }

    private mutating func half() -> Half? {
        for word in ["오전", "AM", "am"] where skipWord(word) { return .morning }
        for word in ["오후", "저녁", "PM", "pm"] where skipWord(word) { return .afternoon }
        return nil
    }

    /// Returns whether a day of the week follows that isn't the date's.
    private mutating func skipWeekday(of date: CivilDate) -> Bool {
        guard let (weekday, end) = weekday() else { return false }
        index = end
        return weekday != date.weekday
    }

    private var isWeekdayNext: Bool { weekday() != nil }

    private func weekday() -> (Weekday, end: Int)? {
        var cursor = self
        cursor.skipBlanks()
        let isBracketed = cursor.skip(["(", "["])
        for (word, weekday) in Self.weekdays where cursor.skipWord(word) {
            // A syllable of another word.
            if word.count == 1, !isBracketed { return nil }
            return isBracketed && !cursor.skip([")", "]"]) ? nil : (weekday, cursor.index)
        }
        return nil
    }

    /// Longer words first.
    private static let weekdays: [(String, Weekday)] =
        zip("월화수목금토일", Weekday.allCases).map { ("\($0)요일", $1) }
        + zip(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], Weekday.allCases).map { ($0, $1) }
        + zip("월화수목금토일", Weekday.allCases).map { (String($0), $1) }

    private mutating func skipRange() -> Bool {
        skip(["~", "-", "–", "—", "∼", "〜", "～"]) || skipWord("부터")
    }

    private mutating func number(digits: Int) -> Int? {
        skipBlanks()
        let start = index
        var value = 0
        while isDigit(index), index - start < digits, let digit = text[index].wholeNumberValue {
            value = value * 10 + digit
            index += 1
        }
        return index == start || isDigit(index) ? nil : value
    }

    private mutating func skip(_ marks: [Character]) -> Bool {
        let start = index
        skipBlanks()
        if index < text.count, marks.contains(text[index]) {
            index += 1
            return true
        }
        index = start
        return false
    }

    private mutating func skipWord(_ word: String) -> Bool {
        let start = index
        skipBlanks()
        let word = Array(word)
        if text[index...].starts(with: word) {
            index += word.count
            return true
        }
        index = start
        return false
    }

    private mutating func skipBlanks() {
        while index < text.count, text[index] == " " || text[index] == "\t" || text[index] == "\u{A0}" {
            index += 1
        }
    }

    private func isDigit(_ index: Int) -> Bool {
        text.indices.contains(index) && text[index].isASCII && text[index].isNumber
    }
}
