public enum ConversationRefusal: Refusal, Equatable {
    /// Never there, or none of the asker's business.
    case notFound
    case ownListing
    case textMissing
    case textTooLong
    /// One of the two has blocked the other.
    case blocked
    /// The other's account was deleted.
    case partnerGone
    /// A deal is still open between the two.
    case dealOpen
    /// More were begun within a day than a neighbour would.
    case tooManyBegun(retryAfter: Duration)

    public static let examples: [ConversationRefusal] = [
        .notFound, .ownListing, .textMissing, .textTooLong, .blocked, .partnerGone, .dealOpen,
        .tooManyBegun(retryAfter: .seconds(3_600)),
    ]

    public var code: String {
        switch self {
        case .notFound: "conversation.not-found"
        case .ownListing: "conversation.own-listing"
        case .textMissing: "conversation.text-missing"
        case .textTooLong: "conversation.text-too-long"
        case .blocked: "conversation.blocked"
        case .partnerGone: "conversation.partner-gone"
        case .dealOpen: "conversation.deal-open"
        case .tooManyBegun: "conversation.too-many-begun"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .blocked: .forbidden
        case .ownListing, .partnerGone, .dealOpen: .conflict
        case .textMissing, .textTooLong: .invalid
        case .tooManyBegun(let wait): .tooSoon(retryAfter: wait)
        }
    }

    public var field: String? {
        switch self {
        case .textMissing, .textTooLong: "text"
        default: nil
        }
    }
}
