/// The properties of each kind of listing, besides its entity.
extension Listing.Kind {
    /// The facets by which listings of the kind are filtered, the most significant first.
    public var facets: [Facet] {
        switch self {
        case .class: Class.facets
        case .run: Run.facets
        case .event: Event.facets
        case .shop: Shop.facets
        case .lesson: Lesson.facets
        case .community: CommunityPost.facets
        }
    }

    /// The facets whose words are a part of what payers buy.
    var soldFacets: [Facet] {
        switch self {
        case .run, .event, .community: []
        case .class: [Class.subject, Class.target]
        case .shop: [Shop.use, Shop.deal, Shop.trade, Shop.floorBand]
        case .lesson: Lesson.facets
        }
    }

    /// The facets whose words tell what a member likes, the narrowest first. Empty for a kind of which
    /// nothing is suggested.
    public var tastes: [Facet] {
        switch self {
        case .class, .run, .event, .shop, .community: []
        case .lesson: [Lesson.instrument, Lesson.family]
        }
    }

    /// What its listings have besides what every listing has.
    public var capabilities: Set<ListingCapability> {
        switch self {
        case .class: [.sides, .prices, .deals, .paidSeats]
        case .run: [.applications(.byOrganiser), .seatOfAuthor, .attendance, .logs, .series]
        case .event: [.applications(.whileSeatsLast), .publicPlace, .publicDates, .submissions]
        case .shop: [.prices, .viewings, .publicPlace, .figures, .deposits, .comments]
        case .lesson: [.sides, .prices, .deals, .bookings, .teachers, .paidLessons]
        case .community: [.comments]
        }
    }

    /// Who may join its listings; nil for a kind that anyone may join.
    var admissionRules: AdmissionRules? {
        switch self {
        case .class, .event, .shop, .lesson, .community: nil
        case .run: Run.admission
        }
    }

    /// Whether those who agree on deals about a listing with these marks and seats come together.
    func isForGroups(_ marks: Marks, seats: Int) -> Bool {
        switch self {
        case .class, .run, .event, .shop, .community: seats > 1
        case .lesson: Lesson.isForGroups(marks)
        }
    }

    /// Whether neighbours come to a listing with these marks one at a time, so that any number of them can.
    func isOneAtATime(_ marks: Marks, side: Listing.Side?) -> Bool {
        switch self {
        case .class, .run, .event, .shop, .community: false
        case .lesson: side == .offer && !Lesson.isForGroups(marks)
        }
    }

    /// Nil for a kind without ``ListingCapability/deposits``.
    func availability(in marks: Marks) -> Availability? {
        switch self {
        case .class, .run, .event, .lesson, .community: nil
        case .shop: Shop.availability(in: marks)
        }
    }

    /// The marks of a listing that has become reserved, or available again.
    func marks(_ marks: Marks, becoming availability: Availability) -> Marks {
        switch self {
        case .class, .run, .event, .lesson, .community: marks
        case .shop: Shop.marks(marks, becoming: ShopStatus(availability))
        }
    }

    /// The marks of a listing that its author has closed, or not, by themselves.
    public func settled(_ marks: Marks, isClosed: Bool) -> Marks {
        switch self {
        case .class, .run, .event, .lesson, .community: marks
        case .shop: Shop.settled(marks, isClosed: isClosed)
        }
    }
}
