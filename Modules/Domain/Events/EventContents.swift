/// The author's content of an event, except for the place.
public struct EventContents: Equatable, Sendable {
    public let title: ListingTitle
    public let link: EventLink?
    public let hosts: EventHosts
    public let description: EventDescription
    public let venue: EventVenue?
    public let mode: EventMode
    public let cost: EventCost
    public let category: EventCategory
    public let topics: Set<EventTopic>
    public let dates: EventDates
    public let applications: ApplicationPeriod
    public let signUp: EventSignUp
    public let isPostponed: Bool
    /// In display order; the first is shown on the card.
    public let images: [Image.ID]

    public init(
        title: ListingTitle,
        link: EventLink? = nil,
        hosts: EventHosts,
        description: EventDescription,
        venue: EventVenue? = nil,
        mode: EventMode,
        cost: EventCost = .unknown,
        category: EventCategory = .other,
        topics: Set<EventTopic> = [],
        dates: EventDates,
        applications: ApplicationPeriod = .always,
        signUp: EventSignUp = .elsewhere,
        isPostponed: Bool = false,
        images: [Image.ID] = []
    ) throws(EventRefusal) {
        guard applications.closesAt.map({ $0 <= dates.endsAt }) ?? true else {
            throw .applicationsAfterEnd
        }
        self.title = title
        self.link = link
        self.hosts = hosts
        self.description = description
        self.venue = venue
        self.mode = mode
        self.cost = cost
        self.category = category
        self.topics = topics
        self.dates = dates
        self.applications = applications
        self.signUp = signUp
        self.isPostponed = isPostponed
        self.images = images
    }

    func details(at place: ListingPlace) -> ListingDetails {
        ListingDetails(
            title: title,
            facets: Event.marks(mode, cost.kind, category, topics),
            place: place,
            startsAt: dates.startsAt,
            expiresAt: dates.endsAt
        )
    }
}

/// A description of up to 5,000 characters; may be empty, as an event's own page may say all.
public struct EventDescription: Hashable, Sendable {
    public static let longest = 5_000

    public let text: String

    public init(_ text: String) throws(EventRefusal) {
        let text = text.tidied()
        guard text.fits(Self.longest) else { throw .descriptionTooLong }
        self.text = text
    }
}

/// The name of a building or hall, one line of at most 60 characters.
public struct EventVenue: Hashable, Sendable {
    public static let longest = 60

    public let text: String

    /// Nil for an empty text.
    public init?(_ text: String) throws(EventRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { return nil }
        guard text.fits(Self.longest), !text.contains(where: \.isNewline) else { throw .venueTooLong }
        self.text = text
    }
}

/// A person or group that hosts an event, one line of at most 60 characters.
public struct EventHost: Hashable, Sendable {
    public static let longest = 60

    public let text: String

    public init(_ text: String) throws(EventRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .hostsMissing }
        guard text.fits(Self.longest), !text.contains(where: \.isNewline) else { throw .hostTooLong }
        self.text = text
    }
}

/// The hosts of an event, in the author's order and each once.
public struct EventHosts: Hashable, Sendable {
    public static let counts = 1...5

    public let all: [EventHost]

    public init(_ hosts: [EventHost]) throws(EventRefusal) {
        var all: [EventHost] = []
        for host in hosts where !all.contains(host) { all.append(host) }
        guard !all.isEmpty else { throw .hostsMissing }
        guard Self.counts.contains(all.count) else { throw .tooManyHosts }
        self.all = all
    }
}

/// Where members sign up for an event.
public enum EventSignUp: Hashable, Sendable {
    /// On its roster, while seats last.
    case here(seats: Int)
    /// At its link.
    case elsewhere

    /// Where, without the number of seats.
    public enum Way: String, CaseIterable, Sendable {
        case here
        case elsewhere

        var admission: Roster.Admission {
            switch self {
            case .here: .whileSeatsLast
            case .elsewhere: .elsewhere
            }
        }
    }

    public var way: Way {
        switch self {
        case .here: .here
        case .elsewhere: .elsewhere
        }
    }

    /// The seats of the listing. An event with sign-up elsewhere doesn't fill them.
    public var seats: Int {
        switch self {
        case .here(let seats): seats
        case .elsewhere: Seats.allowed.upperBound
        }
    }
}

/// What it costs to take part.
public enum EventCost: Hashable, Sendable {
    case free
    /// From the lowest to the highest price, as far as they are known.
    case paid(from: Money?, to: Money?)
    case unknown

    /// The cost without amounts.
    public enum Kind: String, CaseIterable, Sendable {
        case free
        case paid
        case unknown
    }

    /// A cost with amounts in order.
    public static func paid(between from: Money?, and to: Money?) throws(EventRefusal) -> EventCost {
        if let from, let to, from > to { throw .costOrder }
        return .paid(from: from, to: to)
    }

    public var kind: Kind {
        switch self {
        case .free: .free
        case .paid: .paid
        case .unknown: .unknown
        }
    }

    /// The lowest and the highest price; nil for what is unknown or free.
    public var amounts: (from: Money?, to: Money?) {
        if case .paid(let from, let to) = self { (from, to) } else { (nil, nil) }
    }
}
