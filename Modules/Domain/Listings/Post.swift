/// A listing with what its kind adds.
///
/// A kind says here how a post is made of what its author wrote, and how an edit changes it. Everything else
/// in the life of a post is the same for all kinds and happens to its ``Listing``.
public protocol Post: Equatable, Sendable {
    /// What an author writes, except for the place.
    associatedtype Contents: Sendable

    static var kind: Listing.Kind { get }
    /// Posts of the kind that one member may publish per day.
    static var dailyLimit: Int { get }

    var listing: Listing { get }
    /// In the author's order; the first is shown on the card.
    var images: [Image.ID] { get }
    /// What the post is found by besides its title.
    var searchableText: String { get }

    init(
        posting id: Listing.ID,
        by author: Member.ID,
        _ contents: Contents,
        at place: ListingPlace,
        now: Moment
    ) throws

    mutating func edit(_ contents: Contents, at place: ListingPlace, now: Moment) throws

    mutating func show(_ thumbnail: ImageFile?)
}
