import Domain

/// Times as machines write them.
enum TimeText {
    /// ISO 8601: a date, or a date and time with or without an offset. Without one, the time is Seoul's.
    static func iso(_ text: String) -> EntryDraft.Time? {
        let text = oneLine(text)
        guard text.utf8.count <= 40 else { return nil }
        let parts = text.split(separator: text.contains("T") ? "T" : " ", maxSplits: 1)
        guard let first = parts.first, let date = date(first) else { return nil }
        guard parts.count == 2 else { return .day(date) }
        let clock = parts[1].prefix { $0.isNumber || $0 == ":" || $0 == "." }
        let numbers = clock.split(separator: ":").map { $0.prefix { $0 != "." } }.map { Int($0) }
        guard numbers.count >= 2, let hour = numbers[0], let minute = numbers[1], (0..<24).contains(hour),
            (0..<60).contains(minute)
        else { return nil }
        let local = LocalTime(date, minute: hour * 60 + minute)
        let rest = parts[1][clock.endIndex...]
        if rest.isEmpty { return .moment(Zone.seoul.moment(of: local), .seoul) }
        guard let offset = offset(rest) else { return nil }
        return .moment(Zone.utc.moment(of: local) - .seconds(60 * offset), .seoul)
    }

    static func moment(_ text: String) -> Moment? {
        if case .moment(let moment, _) = iso(text) { return moment }
        return rfc822(text)
    }

    /// As in `Sat, 05 Dec 2026 14:00:00 +0900`.
    private static func rfc822(_ text: String) -> Moment? {
        let words = text.prefix(60).split { $0 == " " || $0 == "," }
        guard let month = words.firstIndex(where: { months.contains($0.prefix(3).lowercased()) }),
            month >= 1, words.count > month + 2, let day = Int(words[month - 1]),
            let year = Int(words[month + 1]),
            let number = months.firstIndex(of: words[month].prefix(3).lowercased()),
            let date = CivilDate(year: year, month: number + 1, day: day)
        else { return nil }
        let clock = words[month + 2].split(separator: ":").compactMap { Int($0) }
        guard clock.count >= 2, (0..<24).contains(clock[0]), (0..<60).contains(clock[1]) else { return nil }
        let zone = words.count > month + 3 ? offset(words[month + 3]) ?? 0 : 0
        return Zone.utc.moment(of: LocalTime(date, minute: clock[0] * 60 + clock[1]))
            - .seconds(60 * zone)
    }

    private static let months = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private static func date(_ text: Substring) -> CivilDate? {
        let parts = text.split(separator: "-").map { Int($0) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
            return nil
        }
        return CivilDate(year: year, month: month, day: day)
    }

    /// In minutes east of UTC.
    private static func offset(_ text: Substring) -> Int? {
        if text == "Z" || text == "z" || text == "GMT" || text == "UT" { return 0 }
        guard let sign = text.first, sign == "+" || sign == "-" else { return nil }
        let digits = text.dropFirst().filter { $0 != ":" }
        guard digits.count == 4, digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits)
        else {
            return nil
        }
        let minutes = number / 100 * 60 + number % 100
        guard minutes < 1_440 else { return nil }
        return sign == "-" ? -minutes : minutes
    }
}
