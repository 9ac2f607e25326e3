/// The kinds of listing there are: what the domain knows of each besides its entity.
extension Listing.Kind {
    /// What listings of the kind are filtered by, the one that tells most first.
    public var facets: [Facet] {
        switch self {
        case .class: Class.facets
        }
    }
}
