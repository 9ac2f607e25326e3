/// The public holidays of Korea, by the act on public holidays as of 2026. Days that a government declares
/// for once, such as those of elections, aren't among them.
public enum KoreanHoliday: String, CaseIterable, Sendable {
    case newYear = "new-year"
    case seollal
    case independence
    case labour
    case children
    case buddha
    case memorial
    case constitution
    case liberation
    case chuseok
    case foundation
    case hangul
    case christmas
    /// A working day in place of a holiday that fell on another day without work.
    case substitute

    /// The years whose holidays are known.
    public static let years = 2_026...2_045

    /// Nil for a working day, and outside of ``years``.
    public static func on(_ date: CivilDate) -> KoreanHoliday? { all[date.daysSince1970] }

    /// By days since 1970.
    private static let all: [Int: KoreanHoliday] = years.reduce(into: [:]) { all, year in
        all.merge(holidays(of: year)) { first, _ in first }
    }

    private static let fixed: [(month: Int, day: Int, holiday: KoreanHoliday)] = [
        (1, 1, .newYear), (3, 1, .independence), (5, 1, .labour), (5, 5, .children), (6, 6, .memorial),
        (7, 17, .constitution), (8, 15, .liberation), (10, 3, .foundation), (10, 9, .hangul),
        (12, 25, .christmas),
    ]

    /// Month and day of 설날, 부처님오신날 and 추석 in each of ``years``, from the package `holidays` 0.109 for
    /// Python.
    private static let lunar: [(seollal: (Int, Int), buddha: (Int, Int), chuseok: (Int, Int))] = [
        ((2, 17), (5, 24), (9, 25)), ((2, 7), (5, 13), (9, 15)), ((1, 27), (5, 2), (10, 3)),
        ((2, 13), (5, 20), (9, 22)), ((2, 3), (5, 9), (9, 12)), ((1, 23), (5, 28), (10, 1)),
        ((2, 11), (5, 16), (9, 19)), ((1, 31), (5, 6), (9, 8)), ((2, 19), (5, 25), (9, 27)),
        ((2, 8), (5, 15), (9, 16)), ((1, 28), (5, 3), (10, 4)), ((2, 15), (5, 22), (9, 24)),
        ((2, 4), (5, 11), (9, 13)), ((1, 24), (4, 30), (10, 2)), ((2, 12), (5, 18), (9, 21)),
        ((2, 1), (5, 7), (9, 10)), ((1, 22), (5, 26), (9, 28)), ((2, 10), (5, 16), (9, 17)),
        ((1, 30), (5, 5), (10, 5)), ((2, 17), (5, 24), (9, 25)),
    ]

    private static func holidays(of year: Int) -> [Int: KoreanHoliday] {
        let named = named(in: year)
        var all = Dictionary(named.map { ($0.day, $0.holiday) }) { first, _ in first }
        for day in Set(named.map(\.day)).sorted() {
            let here = named.filter { $0.day == day }.map(\.holiday)
            guard here.contains(where: { $0.isMadeUp(on: day, besides: here.count - 1) }) else { continue }
            var next = day + 1
            while all[next] != nil || isWeekend(next) { next += 1 }
            all[next] = .substitute
        }
        return all
    }

    private static func named(in year: Int) -> [(day: Int, holiday: KoreanHoliday)] {
        func day(_ month: Int, _ day: Int) -> Int {
            CivilDate(year: year, month: month, day: day)?.daysSince1970 ?? 0
        }
        let moon = lunar[year - years.lowerBound]
        let feasts = [(moon.seollal, KoreanHoliday.seollal), (moon.chuseok, .chuseok)].flatMap {
            date,
            feast in
            (-1...1).map { (day: day(date.0, date.1) + $0, holiday: feast) }
        }
        return fixed.map { (day($0.month, $0.day), $0.holiday) } + feasts
            + [(day(moon.buddha.0, moon.buddha.1), .buddha)]
    }

    /// Whether a working day replaces it: those of the two feasts that fall on a Sunday, and most others that
    /// fall on a weekend. Holidays that fall together are replaced, too.
    private func isMadeUp(on day: Int, besides others: Int) -> Bool {
        switch self {
        case .newYear, .memorial: false
        case .seollal, .chuseok: others > 0 || CivilDate(daysSince1970: day).weekday == .sunday
        default: others > 0 || Self.isWeekend(day)
        }
    }

    private static func isWeekend(_ day: Int) -> Bool {
        [.saturday, .sunday].contains(CivilDate(daysSince1970: day).weekday)
    }
}
