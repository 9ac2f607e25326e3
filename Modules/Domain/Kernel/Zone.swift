/// A time zone of the places where events are held and students live. The raw value is the zone's name in
/// IANA's data.
public enum Zone: String, CaseIterable, Sendable {
    case seoul = "Asia/Seoul"
    case tokyo = "Asia/Tokyo"
    case shanghai = "Asia/Shanghai"
    case taipei = "Asia/Taipei"
    case hongKong = "Asia/Hong_Kong"
    case singapore = "Asia/Singapore"
    case manila = "Asia/Manila"
    case bangkok = "Asia/Bangkok"
    case hoChiMinh = "Asia/Ho_Chi_Minh"
    case jakarta = "Asia/Jakarta"
    case kolkata = "Asia/Kolkata"
    case dubai = "Asia/Dubai"
    case istanbul = "Europe/Istanbul"
    case utc = "UTC"
    case london = "Europe/London"
    case dublin = "Europe/Dublin"
    case lisbon = "Europe/Lisbon"
    case madrid = "Europe/Madrid"
    case paris = "Europe/Paris"
    case amsterdam = "Europe/Amsterdam"
    case zurich = "Europe/Zurich"
    case berlin = "Europe/Berlin"
    case stockholm = "Europe/Stockholm"
    case warsaw = "Europe/Warsaw"
    case helsinki = "Europe/Helsinki"
    case newYork = "America/New_York"
    case toronto = "America/Toronto"
    case chicago = "America/Chicago"
    case denver = "America/Denver"
    case phoenix = "America/Phoenix"
    case losAngeles = "America/Los_Angeles"
    case saoPaulo = "America/Sao_Paulo"
    case honolulu = "Pacific/Honolulu"
    case brisbane = "Australia/Brisbane"
    case sydney = "Australia/Sydney"
    case auckland = "Pacific/Auckland"

    /// In minutes east of UTC, without daylight saving time.
    private var standardOffset: Int {
        switch self {
        case .utc, .london, .dublin, .lisbon: 0
        case .madrid, .paris, .amsterdam, .zurich, .berlin, .stockholm, .warsaw: 60
        case .helsinki: 120
        case .istanbul: 180
        case .dubai: 240
        case .kolkata: 330
        case .bangkok, .hoChiMinh, .jakarta: 420
        case .shanghai, .taipei, .hongKong, .singapore, .manila: 480
        case .seoul, .tokyo: 540
        case .brisbane, .sydney: 600
        case .auckland: 720
        case .saoPaulo: -180
        case .newYork, .toronto: -300
        case .chicago: -360
        case .denver, .phoenix: -420
        case .losAngeles: -480
        case .honolulu: -600
        }
    }

    private var daylightRule: DaylightRule? {
        switch self {
        case .london, .dublin, .lisbon, .madrid, .paris, .amsterdam, .zurich, .berlin, .stockholm, .warsaw,
            .helsinki:
            .europe
        case .newYork, .toronto, .chicago, .denver, .losAngeles: .northAmerica
        case .sydney: .australia
        case .auckland: .newZealand
        default: nil
        }
    }

    /// In minutes east of UTC.
    public func offset(at moment: Moment) -> Int {
        guard let daylightRule else { return standardOffset }
        return standardOffset + (daylightRule.applies(at: moment, standardOffset: standardOffset) ? 60 : 0)
    }

    public func localTime(at moment: Moment) -> LocalTime {
        let local = (moment + .seconds(60 * offset(at: moment))).dayAndTime
        return LocalTime(local.date, minute: local.milliseconds / 60_000)
    }

    /// A time that is skipped in spring is moved forward by an hour; of a time that occurs twice in autumn,
    /// the first is meant.
    public func moment(of time: LocalTime) -> Moment {
        let asUTC = Moment(milliseconds: Int64(time.date.daysSince1970 * 1_440 + time.minute) * 60_000)
        let daylight = asUTC - .seconds(60 * (standardOffset + 60))
        let standard = asUTC - .seconds(60 * standardOffset)
        return offset(at: daylight) == standardOffset + 60 ? daylight : standard
    }

    func isMidnight(_ moment: Moment) -> Bool {
        (moment.milliseconds + Int64(offset(at: moment)) * 60_000) % 86_400_000 == 0
    }
}

/// When a region uses daylight saving time, each year by the same rule. The rules are those since 2008.
private struct DaylightRule {
    private let begin: Change
    private let end: Change

    /// A Sunday of a month, with a time of day.
    private struct Change {
        enum Clock {
            case utc
            case standard
            case daylight
        }

        let month: Int
        /// From 1; nil for the last.
        let sunday: Int?
        let minute: Int
        let clock: Clock

        func moment(in year: Int, standardOffset: Int) -> Moment {
            let offset =
                switch clock {
                case .utc: 0
                case .standard: standardOffset
                case .daylight: standardOffset + 60
                }
            return Moment(milliseconds: Int64(day(in: year) * 1_440 + minute - offset) * 60_000)
        }

        /// In days since 1970, which began on a Thursday.
        private func day(in year: Int) -> Int {
            let first = Self.first(of: sunday == nil ? month + 1 : month, in: year)
            let toSunday = ((3 - first) % 7 + 7) % 7
            guard let sunday else { return first + toSunday - 7 }
            return first + toSunday + 7 * (sunday - 1)
        }

        private static func first(of month: Int, in year: Int) -> Int {
            CivilDate(year: year, month: month, day: 1)?.daysSince1970 ?? 0
        }
    }

    static let europe = DaylightRule(
        begin: Change(month: 3, sunday: nil, minute: 60, clock: .utc),
        end: Change(month: 10, sunday: nil, minute: 60, clock: .utc)
    )
    static let northAmerica = DaylightRule(
        begin: Change(month: 3, sunday: 2, minute: 120, clock: .standard),
        end: Change(month: 11, sunday: 1, minute: 120, clock: .daylight)
    )
    static let australia = DaylightRule(
        begin: Change(month: 10, sunday: 1, minute: 120, clock: .standard),
        end: Change(month: 4, sunday: 1, minute: 180, clock: .daylight)
    )
    static let newZealand = DaylightRule(
        begin: Change(month: 9, sunday: nil, minute: 120, clock: .standard),
        end: Change(month: 4, sunday: 1, minute: 180, clock: .daylight)
    )

    /// In the south, the time of summer spans the turn of the year.
    func applies(at moment: Moment, standardOffset: Int) -> Bool {
        let year = (moment + .seconds(60 * standardOffset)).dayAndTime.date.year
        let begins = begin.moment(in: year, standardOffset: standardOffset)
        let ends = end.moment(in: year, standardOffset: standardOffset)
        return begins < ends ? begins <= moment && moment < ends : moment < ends || begins <= moment
    }
}
