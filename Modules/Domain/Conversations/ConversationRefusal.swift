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
    /// As many messages as a day allows to a neighbour who has not answered yet.
    case unanswered(retryAfter: Duration)
    /// As many as a day allows altogether.
    case tooManyMessages(retryAfter: Duration)

    public static let examples: [ConversationRefusal] = [
        .notFound, .ownListing, .textMissing, .textTooLong, .blocked, .partnerGone, .dealOpen,
        .tooManyBegun(retryAfter: .seconds(3_600)), .unanswered(retryAfter: .seconds(3_600)),
        .tooManyMessages(retryAfter: .seconds(60)),
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
        case .unanswered: "conversation.unanswered"
        case .tooManyMessages: "conversation.too-many-messages"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .blocked: .forbidden
        case .ownListing, .partnerGone, .dealOpen: .conflict
        case .textMissing, .textTooLong: .invalid
        case .tooManyBegun(let wait), .unanswered(let wait), .tooManyMessages(let wait):
            .tooSoon(retryAfter: wait)
        }
    }

    public var field: String? {
        switch self {
        case .textMissing, .textTooLong: "text"
        default: nil
        }
    }
}
