/// The kinds of listing there are: what the domain knows of each besides its entity.
extension Listing.Kind {
    /// What listings of the kind are filtered by, the one that tells most first.
    public var facets: [Facet] {
        switch self {
        case .class: Class.facets
        }
    }

    /// Whether its listings have a price, fixed or negotiable.
    public var hasPrice: Bool {
        switch self {
        case .class: true
        }
    }

    /// Whether members apply to its listings and are put on a roster.
    public var takesApplications: Bool {
        switch self {
        case .class: false
        }
    }
}
