public import Domain
import JSONCoding

/// What members did, by week.
public struct FiguresBody: ShapedBody, Hashable {
    public let weeks: [WeekFiguresBody]

    public static let shape = Shape<Self>(
        "Figures",
        Field("weeks", \.weeks, about: "The oldest first; the last is the current one"),
        make: Self.init
    )
}

extension FiguresBody {
    public init(_ weeks: [WeekFigures]) {
        self.weeks = weeks.map(WeekFiguresBody.init)
    }

    /// Each kind over all weeks.
    public var totals: [KindFiguresBody] {
        Listing.Kind.allCases.map { kind in
            KindFiguresBody(kind, FigureSums(weeks.flatMap(\.kinds).filter { $0.kind == kind }))
        }
    }
}

/// What members did in a week.
public struct WeekFiguresBody: ShapedBody, Hashable {
    public let monday: CivilDate
    public let joined: Int
    public let active: Int?
    public let kinds: [KindFiguresBody]

    public static let shape = Shape<Self>(
        "WeekFigures",
        Field("monday", \.monday),
        Field("joined", \.joined, about: "New accounts"),
        Field("active", \.active, about: "Members who used Madang; missing for a week before it was counted"),
        Field("kinds", \.kinds),
        make: Self.init
    )
}

extension WeekFiguresBody {
    init(_ figures: WeekFigures) {
        (monday, joined, active) = (figures.week.monday, figures.joined, figures.active)
        kinds = figures.kinds.map(KindFiguresBody.init)
    }
}

/// What happened around the listings of a kind.
public struct KindFiguresBody: ShapedBody, Hashable {
    public let kind: Listing.Kind
    public let posts: Int
    public let agreements: Int
    public let questions: Int
    public let answered: Int

    public static let shape = Shape<Self>(
        "KindFigures",
        Field("kind", \.kind),
        Field("posts", \.posts),
        Field("agreements", \.agreements, about: "Accepted deals and seats given to applicants"),
        Field("questions", \.questions, about: "Conversations that began at least a day ago"),
        Field("answered", \.answered, about: "Those that the author answered within a day"),
        make: Self.init
    )
}

extension KindFiguresBody {
    init(_ figures: KindFigures) {
        (kind, posts, agreements) = (figures.kind, figures.posts, figures.agreements)
        (questions, answered) = (figures.questions, figures.answered)
    }

    fileprivate init(_ kind: Listing.Kind, _ sums: FigureSums) {
        (self.kind, posts, agreements) = (kind, sums.posts, sums.agreements)
        (questions, answered) = (sums.questions, sums.answered)
    }
}

/// Sums of figures.
public struct FigureSums: Hashable, Sendable {
    public let posts: Int
    public let agreements: Int
    public let questions: Int
    public let answered: Int

    public init(_ figures: [KindFiguresBody]) {
        posts = figures.reduce(0) { $0 + $1.posts }
        agreements = figures.reduce(0) { $0 + $1.agreements }
        questions = figures.reduce(0) { $0 + $1.questions }
        answered = figures.reduce(0) { $0 + $1.answered }
    }

    /// Of the questions, in percent; nil without one.
    public var promptness: Int? { questions == 0 ? nil : (100 * answered + questions / 2) / questions }
}

extension WeekFiguresBody {
    /// Of a kind, or of all.
    public func sums(of kind: Listing.Kind?) -> FigureSums {
        FigureSums(kinds.filter { kind == nil || $0.kind == kind })
    }
}

/// How many weeks.
public struct FiguresQuery: ShapedBody {
    public static let usual = 12

    public let weeks: Int?

    public init(weeks: Int? = nil) {
        self.weeks = weeks
    }

    public static let shape = Shape<Self>(
        "FiguresQuery",
        Field("weeks", \.weeks, .integer(1...WeekFigures.most), .omittable, about: "Default: \(usual)"),
        make: Self.init(weeks:)
    )
}
