/// A filter that a member keeps under a name, to open it again and to hear of new listings that fit.
public struct SavedSearch: Identifiable, Equatable, Sendable {
    /// Per member.
    public static let most = 20
    /// New listings are counted up to this number.
    public static let mostCounted = 100

    public let id: Identifier<SavedSearch>
    public private(set) var name: SavedSearchName
    public let criteria: SearchCriteria
    /// Listings that fit since this moment cause a notice; nil when notices are off.
    public private(set) var notifiesSince: Moment?
    public private(set) var frequency: Frequency

    public init(
        id: ID,
        name: SavedSearchName,
        criteria: SearchCriteria,
        notifiesSince: Moment?,
        frequency: Frequency = .atOnce
    ) {
        self.id = id
        self.name = name
        self.criteria = criteria
        self.notifiesSince = notifiesSince
        self.frequency = frequency
    }

    public var notifies: Bool { notifiesSince != nil }

    public mutating func rename(to name: SavedSearchName) {
        self.name = name
    }

    /// Switching on a second time keeps the moment.
    public mutating func switchNotices(on isOn: Bool, at now: Moment) {
        notifiesSince = isOn ? notifiesSince ?? now : nil
    }

    public mutating func tell(_ frequency: Frequency) {
        self.frequency = frequency
    }
}

extension SavedSearch {
    /// How often new listings cause a notice.
    public enum Frequency: String, CaseIterable, Sendable {
        case atOnce = "at-once"
        /// One notice at nine in the morning, in Seoul, if there is something new.
        case daily

        private static let minuteOfDay = 9 * 60

        /// When to tell of a listing that was found at `now`; nil for immediately.
        public func tellsAt(found now: Moment) -> Moment? {
            guard self == .daily else { return nil }
            let today = now.dateInSeoul
            let isEarly = now.minuteInSeoul < Self.minuteOfDay
            let day = isEarly ? today : CivilDate(daysSince1970: today.daysSince1970 + 1)
            return Zone.seoul.moment(of: LocalTime(day, minute: Self.minuteOfDay))
        }
    }
}

/// The name of a saved search: 1 to 30 characters on one line.
public struct SavedSearchName: Hashable, Sendable {
    public static let longest = 30

    public let text: String

    public init(_ text: String) throws(SavedSearchRefusal) {
        let text = text.tidied().split(whereSeparator: \.isWhitespace).joined(separator: " ")
        guard !text.isEmpty else { throw .nameMissing }
        guard text.fits(Self.longest) else { throw .nameTooLong }
        self.text = text
    }

    /// Equal for two names that differ only in case.
    public var uniqueKey: String { text.lowercased() }
}

/// The reasons to refuse a change of saved searches.
public enum SavedSearchRefusal: String, Refusal, CaseIterable {
    case notFound = "saved-search.not-found"
    case nameMissing = "saved-search.name-missing"
    case nameTooLong = "saved-search.name-too-long"
    /// The member has another search of that name.
    case nameTaken = "saved-search.name-taken"
    /// The member has ``SavedSearch/most``.
    case tooMany = "saved-search.too-many"
    /// No facet has the word.
    case unknownWord = "saved-search.unknown-word"
    /// The minimum price exceeds the maximum.
    case contradictoryPrices = "saved-search.contradictory-prices"
    /// The minimum of a figure exceeds its maximum.
    case contradictoryFigures = "saved-search.contradictory-figures"
    case area = "saved-search.area"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .nameTaken, .tooMany: .conflict
        case .nameMissing, .nameTooLong, .unknownWord, .contradictoryPrices, .contradictoryFigures, .area:
            .invalid
        }
    }

    public var field: String? {
        switch self {
        case .nameMissing, .nameTooLong, .nameTaken: "name"
        case .contradictoryPrices: "maxPrice"
        case .notFound, .tooMany, .unknownWord, .contradictoryFigures, .area: nil
        }
    }
}
