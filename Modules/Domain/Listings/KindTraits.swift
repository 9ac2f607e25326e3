/// What the listings of one kind have besides their entity.
final class KindTraits: Sendable {
    /// How marks tell whether a listing can be reserved with a deposit.
    struct Standing: Sendable {
        let availability: @Sendable (Marks) -> Availability?
        /// The marks of a listing that has become reserved, or available again.
        let becoming: @Sendable (Marks, Availability) -> Marks
        /// The marks of a listing that its author has closed, or not, by themselves.
        let settled: @Sendable (Marks, _ isClosed: Bool) -> Marks
    }

    /// The facets by which listings of the kind are filtered, the most significant first.
    let facets: [Facet]
    /// The facets whose words are a part of what payers buy.
    let soldFacets: [Facet]
    /// The facets whose words tell what a member likes, the narrowest first. Without any, nothing is
    /// suggested.
    let tastes: [Facet]
    let capabilities: Set<ListingCapability>
    /// Who may join its listings; nil for a kind that anyone may join.
    let admissionRules: AdmissionRules?
    /// Whether marks tell that neighbours come together; nil for a kind whose seats tell it.
    let isForGroups: (@Sendable (Marks) -> Bool)?
    /// Nil for a kind without ``ListingCapability/deposits``.
    let standing: Standing?

    init(
        facets: [Facet],
        soldFacets: [Facet] = [],
        tastes: [Facet] = [],
        capabilities: Set<ListingCapability>,
        admissionRules: AdmissionRules? = nil,
        isForGroups: (@Sendable (Marks) -> Bool)? = nil,
        standing: Standing? = nil
    ) {
        self.facets = facets
        self.soldFacets = soldFacets
        self.tastes = tastes
        self.capabilities = capabilities
        self.admissionRules = admissionRules
        self.isForGroups = isForGroups
        self.standing = standing
    }
}

extension Listing.Kind {
    public var facets: [Facet] { traits.facets }
    public var tastes: [Facet] { traits.tastes }
    public var capabilities: Set<ListingCapability> { traits.capabilities }
    var soldFacets: [Facet] { traits.soldFacets }
    var admissionRules: AdmissionRules? { traits.admissionRules }

    /// Whether those who agree on deals about a listing with these marks and seats come together.
    func isForGroups(_ marks: Marks, seats: Int) -> Bool {
        traits.isForGroups?(marks) ?? (seats > 1)
    }

    /// Whether neighbours come to a listing with these marks one at a time, so that any number of them can.
    func isOneAtATime(_ marks: Marks, side: Listing.Side?) -> Bool {
        traits.isForGroups.map { side == .offer && !$0(marks) } ?? false
    }

    /// Nil for a kind without ``ListingCapability/deposits``.
    func availability(in marks: Marks) -> Availability? { traits.standing?.availability(marks) }

    /// The marks of a listing that has become reserved, or available again.
    func marks(_ marks: Marks, becoming availability: Availability) -> Marks {
        traits.standing?.becoming(marks, availability) ?? marks
    }

    /// The marks of a listing that its author has closed, or not, by themselves.
    public func settled(_ marks: Marks, isClosed: Bool) -> Marks {
        traits.standing?.settled(marks, isClosed) ?? marks
    }
}
