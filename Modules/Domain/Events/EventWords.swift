/// Whether people meet at a place, over the network, or either, as far as it is known.
public enum EventMode: String, CaseIterable, Sendable {
    case offline
    case online
    case both
    /// To be announced, or not told by the source.
    case undecided

    /// Whether the place of the listing is where people meet. Otherwise it only says where it is listed.
    public var hasPlace: Bool {
        switch self {
        case .offline, .both: true
        case .online, .undecided: false
        }
    }
}

/// What kind of event it is.
public enum EventCategory: String, CaseIterable, Sendable {
    case meetup
    case conference
    case hackathon
    case study
    case contest
    case education
    case talk
    case other
}

extension Event {
    static let mode = Facet("mode", EventMode.self, bits: 0..<4, isOnCard: true)
    static let cost = Facet("cost", EventCost.Kind.self, bits: 4..<8, isOnCard: true)
    static let category = Facet("category", EventCategory.self, bits: 8..<24, isOnCard: true)
    static let topic = Facet("topic", EventTopic.self, bits: 24..<60)

    static let traits = KindTraits(
        facets: [category, mode, cost, topic],
        capabilities: [.applications(.whileSeatsLast), .publicPlace, .publicDates, .submissions]
    )

    public static func marks(
        _ mode: EventMode,
        _ cost: EventCost.Kind,
        _ category: EventCategory,
        _ topics: Set<EventTopic>
    ) -> Marks {
        [
            Self.mode.marks(of: [mode]), Self.cost.marks(of: [cost]),
            Self.category.marks(of: [category]), topic.marks(of: topics),
        ]
    }
}

/// The words of a stored event, which are marks of its listing.
public struct EventWords: Hashable, Sendable {
    public let mode: EventMode
    public let cost: EventCost.Kind
    public let category: EventCategory
    public let topics: Set<EventTopic>

    public init(of listing: Listing) {
        self.init(listing.details.facets)
    }

    public init(_ marks: Marks) {
        mode = Event.mode.values(in: marks, of: EventMode.self).first ?? .undecided
        cost = Event.cost.values(in: marks, of: EventCost.Kind.self).first ?? .unknown
        category = Event.category.values(in: marks, of: EventCategory.self).first ?? .other
        topics = Event.topic.values(in: marks)
    }
}
