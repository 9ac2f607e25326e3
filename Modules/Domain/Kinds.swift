/// The properties of each kind of listing, besides its entity.
extension Listing.Kind {
    /// The facets by which listings of the kind are filtered, the most significant first.
    public var facets: [Facet] {
        switch self {
        case .class: Class.facets
        }
    }

    /// Whether members apply to its listings and are put on a roster.
    public var takesApplications: Bool {
        switch self {
        case .class: false
        }
    }
}
