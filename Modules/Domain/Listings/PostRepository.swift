/// Stores one kind of post.
public protocol PostRepository<Item>: Sendable {
    associatedtype Item: Post

    /// Makes and stores a post, with a roster if its kind takes applications, and claims its images. A
    /// repeated request returns the identifier of the post it made before, even if it would be refused now.
    ///
    /// Throws an ``ImageRefusal`` for images that are not the author's, and
    /// ``ListingRefusal/tooManyToday(retryAfter:)``.
    ///
    /// - Parameters:
    ///   - weeks: the length of the series that begins with the post. Throws ``SeriesRefusal/tooMany``.
    ///   - isNew: whether the author has seen similar posts. Otherwise throws
    ///     ``ListingRefusal/similarExists`` if there are any.
    func insert(
        _ id: Listing.ID,
        by author: Member.ID,
        at now: Moment,
        weeks: SeriesLength?,
        isNew: Bool,
        _ make: @escaping @Sendable () throws -> Item
    ) async throws -> Listing.ID

    /// Returns the author's own post. Throws ``ListingRefusal/notFound`` for a member who can't see it, else
    /// ``ListingRefusal/notAuthor``.
    func find(_ id: Listing.ID, of author: Member.ID) async throws -> Item

    /// Loads, changes and saves in one transaction, with the resulting notices. When `change` throws, nothing
    /// is saved and no notice is sent.
    ///
    /// Throws what ``find(_:of:)`` throws, and an ``ImageRefusal``.
    func update(
        _ id: Listing.ID,
        of author: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Item) throws -> Void
    ) async throws
}

/// Reads one kind of post.
public protocol PostQueries<Item>: Sendable {
    associatedtype Item: Post

    /// Throws ``ListingRefusal/deleted(_:)`` for a deleted post of the kind, and
    /// ``ListingRefusal/notFound`` also when a block separates the author and `viewer`.
    func find(_ id: Listing.ID, for viewer: Member.ID?) async throws -> PublishedPost<Item>
}

/// A post with everything that one reader may see.
public struct PublishedPost<Item: Post>: Sendable {
    public let post: Item
    public let published: PublishedListing
    /// The series that it is a date of.
    public let series: SeriesSummary?
    /// Where it was imported from.
    public let source: SourceAttribution?

    public init(
        _ post: Item,
        _ published: PublishedListing,
        series: SeriesSummary? = nil,
        source: SourceAttribution? = nil
    ) {
        self.post = post
        self.published = published
        self.series = series
        self.source = source
    }
}
