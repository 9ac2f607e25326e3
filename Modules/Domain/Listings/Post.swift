/// A listing with the content of its kind.
///
/// A kind defines how a post is made from its author's content and how an edit changes it. The rest of a
/// post's life cycle is the same for all kinds and belongs to ``Listing``.
public protocol Post: Equatable, Sendable {
    /// The author's content, except for the place.
    associatedtype Contents: Sendable

    static var kind: Listing.Kind { get }
    /// Posts of the kind that one member may publish per day.
    static var dailyLimit: Int { get }
    /// The most images of one post; by default ``Image/mostPerPost``.
    static var mostImages: Int { get }

    var listing: Listing { get }
    /// In the author's order; the first is shown on the card.
    var images: [Image.ID] { get }
    /// The text that search matches besides the title.
    var searchableText: String { get }

    /// The text that the dates of a series repeat; by default ``searchableText``.
    var repeatedText: String { get }
    /// Where to meet, besides the place on the map; by default untold.
    var meeting: MeetingPlace { get }

    /// How applicants are admitted; nil for a post without a roster. By default as its kind says.
    var admission: Roster.Admission? { get }

    init(
        posting id: Listing.ID,
        by author: Member.ID,
        _ contents: Contents,
        at place: ListingPlace,
        now: Moment
    ) throws

    /// Makes a date of a series; nil for a kind without ``ListingCapability/series``.
    init?(
        posting id: Listing.ID,
        by host: Member.ID,
        like pattern: SeriesPattern,
        startingAt start: Moment,
        now: Moment
    ) throws

    mutating func edit(_ contents: Contents, at place: ListingPlace, now: Moment) throws

    mutating func show(_ thumbnail: StoredFile?)

    /// Makes an edit of `former` without its contract, for which the payer's yes is missing; for a kind with
    /// ``ListingCapability/deposits``.
    mutating func awaitContract(after former: Self, now: Moment) throws

    /// Holds the post back until an operator approves it.
    mutating func awaitApproval()

    /// What the author wrote, for ``HoldRule``: by default the title, the searchable text and where to meet.
    var watchedTexts: [String] { get }

    /// What tells it from others; nil for a kind without ``ListingCapability/submissions``.
    var likeness: PostLikeness? { get }

    /// The post as a reader may see it, besides what the listing hides.
    func seen(knowingPlace isShown: Bool) -> Self

    /// Whether it says the same as before an edit, apart from what its listing says.
    func says(sameAs former: Self) -> Bool
}

extension Post {
    public static var mostImages: Int { Image.mostPerPost }

    public var admission: Roster.Admission? { Self.kind.admission }

    public var repeatedText: String { searchableText }

    public var meeting: MeetingPlace { .untold }

    public func seen(knowingPlace _: Bool) -> Self { self }

    public var watchedTexts: [String] {
        [listing.details.title.text, searchableText, meeting.name, meeting.hint].compactMap(\.self)
    }

    public mutating func awaitContract(after _: Self, now _: Moment) throws {}

    public var likeness: PostLikeness? { nil }

    public func says(sameAs former: Self) -> Bool {
        searchableText == former.searchableText && images == former.images
    }
}

extension Post {
    /// What a payer buys of it.
    ///
    /// - Parameter dates: in order.
    public func sold(dates: [(start: Moment, end: Moment)]) -> SoldContent {
        let (details, kind) = (listing.details, Self.kind)
        let words = kind.soldFacets.flatMap { $0.words(in: details.facets) }
        let figures = [details.monthlyCost?.description, details.area?.squareMetres]
        return SoldContent(
            of: listing,
            text: searchableText,
            dates: dates,
            others: words + figures.compactMap(\.self)
        )
    }
}
