/// The reasons to refuse an action on a listing of any kind.
public enum ListingRefusal: Refusal, Equatable {
    /// The listing doesn't exist, or is hidden from the reader.
    case notFound
    case deleted(DeletedListing)
    case notAuthor
    case titleMissing
    case titleTooLong
    case addressTooLong
    /// Without letters and digits, or with more than ``ListingTag/longest``.
    case tag
    case tooManyTags
    case seats
    case fewerSeatsThanTaken
    case full
    case notOpen
    case alreadyOpen
    case expired
    /// An operator has hidden it.
    case takenDown
    case bumpedToday(retryAfter: Duration)
    case tooManyToday(retryAfter: Duration)
    /// An accepted deal is still to come.
    case dealAhead
    /// The edit is based on an earlier version.
    case editedMeanwhile
    /// It was called off, which is final.
    case cancelled
    /// It has started, so that it can't be called off.
    case begun
    /// Listings of its kind are deleted or closed instead.
    case notCancellable
    /// Its author needn't say that it is still open.
    case endsByItself
    /// Others like it exist, and the author hasn't said that it is another one.
    case similarExists([Listing.ID])
    /// The place doesn't offer listings of this kind.
    case kindNotOffered(Listing.Kind)

    public static let examples: [ListingRefusal] =
        [
            .notFound, .notAuthor, .titleMissing, .titleTooLong, .addressTooLong, .tag, .tooManyTags, .seats,
            .fewerSeatsThanTaken,
            .full, .notOpen, .alreadyOpen, .expired, .takenDown, .bumpedToday(retryAfter: .seconds(3_600)),
            .tooManyToday(retryAfter: .seconds(3_600)), .dealAhead, .editedMeanwhile, .cancelled, .begun,
            .notCancellable, .endsByItself, .similarExists([Listing.ID(rawValue: 1)]),
            .kindNotOffered(Listing.Kind.allCases[0]),
        ] + [DeletedListing.example.map(ListingRefusal.deleted)].compactMap(\.self)

    public var code: String {
        switch self {
        case .notFound: "listing.not-found"
        case .deleted: "listing.deleted"
        case .notAuthor: "listing.not-author"
        case .titleMissing: "listing.title-missing"
        case .titleTooLong: "listing.title-too-long"
        case .addressTooLong: "listing.address-too-long"
        case .tag: "listing.tag"
        case .tooManyTags: "listing.too-many-tags"
        case .seats: "listing.seats"
        case .fewerSeatsThanTaken: "listing.fewer-seats-than-taken"
        case .full: "listing.full"
        case .notOpen: "listing.not-open"
        case .alreadyOpen: "listing.already-open"
        case .expired: "listing.expired"
        case .takenDown: "listing.taken-down"
        case .bumpedToday: "listing.bumped-today"
        case .tooManyToday: "listing.too-many-today"
        case .dealAhead: "listing.deal-ahead"
        case .editedMeanwhile: "listing.edited-meanwhile"
        case .cancelled: "listing.cancelled"
        case .begun: "listing.begun"
        case .notCancellable: "listing.not-cancellable"
        case .endsByItself: "listing.ends-by-itself"
        case .similarExists: "listing.similar-exists"
        case .kindNotOffered: "listing.kind-not-offered"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .deleted: .gone
        case .notAuthor: .forbidden
        case .titleMissing, .titleTooLong, .addressTooLong, .tag, .tooManyTags, .seats: .invalid
        case .fewerSeatsThanTaken, .full, .notOpen, .alreadyOpen, .expired, .takenDown, .dealAhead,
            .cancelled, .begun, .notCancellable, .endsByItself, .similarExists, .kindNotOffered:
            .conflict
        case .editedMeanwhile: .outdated
        case .bumpedToday(let wait), .tooManyToday(let wait): .tooSoon(retryAfter: wait)
        }
    }

    public var field: String? {
        switch self {
        case .titleMissing, .titleTooLong: "title"
        case .addressTooLong: "address"
        case .tag, .tooManyTags: "tags"
        case .seats, .fewerSeatsThanTaken: "seats"
        default: nil
        }
    }
}
