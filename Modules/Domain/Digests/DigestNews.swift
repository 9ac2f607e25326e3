/// What an email with news of the neighbourhood tells of, at most ``DigestNews/most`` of each.
public struct DigestNews: Equatable, Sendable {
    public static let most = 5

    /// Fit a saved search of the member since the last email.
    public let found: [DigestItem]
    /// Take place on the weekend.
    public let weekend: [DigestItem]
    /// Were answered since the last email, those with most answers first.
    public let talked: [DigestItem]

    public static let none = DigestNews(found: [], weekend: [], talked: [])

    public init(found: [DigestItem], weekend: [DigestItem], talked: [DigestItem]) {
        self.found = found
        self.weekend = weekend
        self.talked = talked
    }

    public var isEmpty: Bool { found.isEmpty && weekend.isEmpty && talked.isEmpty }

    /// The kinds of listings that neighbours talk about and that offer nothing.
    public static let talkedKinds = Listing.Kind.allCases.filter { $0.has(.comments) && !$0.has(.prices) }
}

/// A listing in an email.
public struct DigestItem: Equatable, Sendable {
    public let listing: Listing.ID
    public let title: String
    /// The next day on which it takes place; nil for listings without public dates.
    public let day: CivilDate?
    public let comments: Int

    public init(_ listing: Listing.ID, title: String, on day: CivilDate?, comments: Int) {
        self.listing = listing
        self.title = title
        self.day = day
        self.comments = comments
    }
}

/// Reads what is new for members.
public protocol DigestQueries: Sendable {
    /// Leaves out what the member may not see, the member's own, and what was found or answered outside of
    /// the span. Takes the same number of statements for each member.
    ///
    /// - Parameter weekend: counted since 1970; nil for none.
    func news(
        for member: Member.ID,
        in span: Range<Moment>,
        weekend: ClosedRange<Int>?,
        at now: Moment
    ) async throws -> DigestNews
}
