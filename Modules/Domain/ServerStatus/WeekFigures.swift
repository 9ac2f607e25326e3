/// What members did in a week, in numbers. None of them tells of a person.
public struct WeekFigures: Equatable, Sendable {
    /// How many weeks are counted back at the first time, and shown at most.
    public static let most = 52
    /// A question that is younger isn't counted yet: it may still be answered in time.
    public static let promptness = Duration.seconds(86_400)

    public let week: Week
    /// New accounts.
    public let joined: Int
    /// Members who used Madang; nil for a week before this was counted.
    public let active: Int?
    /// Each kind once.
    public let kinds: [KindFigures]

    public init(_ week: Week, joined: Int, active: Int?, kinds: [KindFigures]) {
        (self.week, self.joined, self.active, self.kinds) = (week, joined, active, kinds)
    }
}

/// What happened around the listings of a kind.
public struct KindFigures: Equatable, Sendable {
    public let kind: Listing.Kind
    /// Of members. Events of sources aren't counted.
    public let posts: Int
    /// Accepted deals, and seats that were given to applicants.
    public let agreements: Int
    /// Conversations that neighbours began with authors, and those that the author answered within a day.
    public let questions: Int
    public let answered: Int

    public init(_ kind: Listing.Kind, posts: Int, agreements: Int, questions: Int, answered: Int) {
        (self.kind, self.posts, self.agreements) = (kind, posts, agreements)
        (self.questions, self.answered) = (questions, answered)
    }
}

/// Seven days from a Monday in Seoul.
public struct Week: Hashable, Comparable, Sendable {
    public let monday: CivilDate

    /// The week of a day.
    public init(of day: CivilDate) {
        let weekdays = Weekday.allCases
        let offset = weekdays.firstIndex(of: day.weekday) ?? 0
        monday = CivilDate(daysSince1970: day.daysSince1970 - offset)
    }

    public var spanInSeoul: (start: Moment, end: Moment) { (monday.startInSeoul, next.monday.startInSeoul) }

    public var next: Week { Week(of: CivilDate(daysSince1970: monday.daysSince1970 + 7)) }

    public func earlier(by weeks: Int) -> Week {
        Week(of: CivilDate(daysSince1970: monday.daysSince1970 - 7 * weeks))
    }

    public static func < (left: Week, right: Week) -> Bool {
        left.monday.daysSince1970 < right.monday.daysSince1970
    }
}

/// Reads the figures. The caller must check that the reader is an operator.
public protocol FiguresQueries: Sendable {
    /// The latest weeks, the oldest first, with those in which nothing was counted.
    func figures(of count: Int, until week: Week) async throws -> [WeekFigures]
}

public protocol FiguresRepository: Sendable {
    /// When figures were last counted; nil before the first time.
    func latestCount() async throws -> Moment?

    /// Counts a week again. Members who are active are counted in the current week only: later, their
    /// sessions tell of later weeks.
    func count(_ week: Week, at now: Moment, isCurrent: Bool) async throws
}

/// Counts the current week once an hour, and what changed in earlier ones since the last time.
public struct CountFigures: Sendable {
    private static let interval = Duration.seconds(3_600)

    private let figures: any FiguresRepository

    public init(_ figures: any FiguresRepository) {
        self.figures = figures
    }

    public func callAsFunction(at now: Moment) async throws {
        let current = Week(of: now.dateInSeoul)
        let latest = try await figures.latestCount()
        if let latest, latest + Self.interval > now, latest <= now { return }
        var week = current.earlier(by: WeekFigures.most - 1)
        if let latest { week = max(week, Week(of: (latest - WeekFigures.promptness).dateInSeoul)) }
        while week <= current {
            try await figures.count(week, at: now, isCurrent: week == current)
            week = week.next
        }
    }
}
