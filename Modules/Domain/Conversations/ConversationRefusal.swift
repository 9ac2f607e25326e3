public enum ConversationRefusal: String, Refusal, CaseIterable {
    /// Never there, or none of the asker's business.
    case notFound = "conversation.not-found"
    case ownListing = "conversation.own-listing"
    case textMissing = "conversation.text-missing"
    case textTooLong = "conversation.text-too-long"
    /// One of the two has blocked the other.
    case blocked = "conversation.blocked"
    /// The other's account was deleted.
    case partnerGone = "conversation.partner-gone"
    /// A deal is still open between the two.
    case dealOpen = "conversation.deal-open"
    /// More were begun within a day than a neighbour would.
    case tooManyBegun = "conversation.too-many-begun"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .blocked: .forbidden
        case .ownListing, .partnerGone, .dealOpen: .conflict
        case .textMissing, .textTooLong: .invalid
        case .tooManyBegun: .tooSoon(retryAfter: .seconds(3_600))
        }
    }

    public var field: String? {
        switch self {
        case .textMissing, .textTooLong: "text"
        default: nil
        }
    }
}
