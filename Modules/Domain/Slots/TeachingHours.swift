/// The hours in which a member gives lessons. Times are those of Seoul.
public struct TeachingHours: Equatable, Sendable {
    public static let mostExceptions = 100

    public let teacher: Member.ID
    public let week: [Weekday: TeachingDay]
    /// Days with other hours than those of the week and of holidays.
    public let exceptions: [CivilDate: TeachingDay]
    public let rules: BookingRules

    public init(
        of teacher: Member.ID,
        week: [Weekday: TeachingDay] = [:],
        exceptions: [CivilDate: TeachingDay] = [:],
        _ rules: BookingRules = .usual
    ) throws(TeachingHoursRefusal) {
        guard exceptions.count <= Self.mostExceptions else { throw .tooManyExceptions }
        self.teacher = teacher
        self.week = week.filter { !$0.value.spans.isEmpty }
        self.exceptions = exceptions
        self.rules = rules
    }

    /// Whether there are any hours. Without, no lesson can be booked.
    public var isOpen: Bool {
        !week.isEmpty || exceptions.values.contains { !$0.spans.isEmpty }
    }

    /// The times of a usual week at which a lesson of this length can start. Exceptions and holidays don't
    /// count.
    public func times(lasting minutes: Int) -> WeekTimes {
        var times = WeekTimes.none
        for (weekday, day) in week {
            for start in day.starts(lasting: minutes) {
                let part = DayPart.allCases.first { $0.minutes.contains(start) }
                if let part { times.insert(part, on: weekday) }
            }
        }
        return times
    }

    /// An exception precedes a holiday, and a holiday the week.
    public func day(on date: CivilDate) -> TeachingDay {
        if let exception = exceptions[date] { return exception }
        if rules.restsOnHolidays, KoreanHoliday.on(date) != nil { return .closed }
        return week[date.weekday] ?? .closed
    }
}

/// What a teacher asks of those who book lessons.
public struct BookingRules: Hashable, Sendable {
    /// In minutes.
    public static let pauses = 0...120
    /// In hours.
    public static let notices = 0...336
    /// In weeks.
    public static let horizons = 1...12

    public let restsOnHolidays: Bool
    /// Minutes without lessons before and after each.
    public let pause: Int
    /// How many hours before its start a lesson can be booked at the latest, and moved without asking.
    public let notice: Int
    /// How many weeks ahead lessons can be booked.
    public let horizon: Int
    /// Whether a booking shows the exact place of the lessons.
    public let sharesPlace: Bool

    public static let usual = BookingRules()

    private init() {
        (restsOnHolidays, pause, notice, horizon, sharesPlace) = (true, 10, 24, 4, false)
    }

    public init(
        restsOnHolidays: Bool,
        pause: Int,
        notice: Int,
        horizon: Int,
        sharesPlace: Bool
    ) throws(TeachingHoursRefusal) {
        guard Self.pauses.contains(pause) else { throw .pause }
        guard Self.notices.contains(notice) else { throw .notice }
        guard Self.horizons.contains(horizon) else { throw .horizon }
        self.restsOnHolidays = restsOnHolidays
        self.pause = pause
        self.notice = notice
        self.horizon = horizon
        self.sharesPlace = sharesPlace
    }

    /// The earliest start that can be booked.
    func earliest(at now: Moment) -> Moment { now + .seconds(notice * 3_600) }

    /// The day after the last that can be booked.
    public func end(at now: Moment) -> CivilDate {
        CivilDate(daysSince1970: now.dateInSeoul.daysSince1970 + 7 * horizon)
    }
}

public enum TeachingHoursRefusal: String, Refusal, CaseIterable {
    /// Its end isn't after its start.
    case span = "teaching-hours.span"
    case exceptionSpan = "teaching-hours.exception-span"
    /// More than ``TeachingDay/mostSpans`` on a day.
    case tooManySpans = "teaching-hours.too-many-spans"
    case tooManyExceptions = "teaching-hours.too-many-exceptions"
    /// A day is closed and has hours.
    case exceptionUnclear = "teaching-hours.exception-unclear"
    case pause = "teaching-hours.pause"
    case notice = "teaching-hours.notice"
    case horizon = "teaching-hours.horizon"

    public var code: String { rawValue }
    public var kind: RefusalKind { .invalid }

    public var field: String? {
        switch self {
        case .span, .tooManySpans: "week"
        case .exceptionSpan, .tooManyExceptions, .exceptionUnclear: "exceptions"
        case .pause: "pause"
        case .notice: "notice"
        case .horizon: "horizon"
        }
    }
}
