public enum ConversationRefusal: Refusal, Equatable {
    /// The conversation doesn't exist, or the member doesn't take part in it.
    case notFound
    /// The member has left the pair.
    case left
    case ownListing
    case textMissing
    case textTooLong
    /// One member of the pair has blocked the other.
    case blocked
    /// The other member's account was deleted.
    case partnerGone
    /// The group is read-only, since what it is about is over.
    case archived
    /// The conversation has no message with this number.
    case messageNotFound
    /// Only its sender can delete a message.
    case messageOfAnother
    /// The message was sent too long ago to be deleted.
    case deletionOver
    /// The conversation has an open deal.
    case dealOpen
    /// The member has reached the daily limit of new conversations.
    case tooManyBegun(retryAfter: Duration)
    /// The member has reached the daily limit of messages to a neighbour who hasn't answered yet.
    case unanswered(retryAfter: Duration)
    /// The member has reached the daily limit of messages.
    case tooManyMessages(retryAfter: Duration)

    public static let examples: [ConversationRefusal] = [
        .notFound, .left, .ownListing, .textMissing, .textTooLong, .blocked, .partnerGone, .archived,
        .messageNotFound, .messageOfAnother, .deletionOver, .dealOpen,
        .tooManyBegun(retryAfter: .seconds(3_600)), .unanswered(retryAfter: .seconds(3_600)),
        .tooManyMessages(retryAfter: .seconds(60)),
    ]

    public var code: String {
        switch self {
        case .notFound: "conversation.not-found"
        case .left: "conversation.left"
        case .ownListing: "conversation.own-listing"
        case .textMissing: "conversation.text-missing"
        case .textTooLong: "conversation.text-too-long"
        case .blocked: "conversation.blocked"
        case .partnerGone: "conversation.partner-gone"
        case .archived: "conversation.archived"
        case .messageNotFound: "conversation.message-not-found"
        case .messageOfAnother: "conversation.message-of-another"
        case .deletionOver: "conversation.deletion-over"
        case .dealOpen: "conversation.deal-open"
        case .tooManyBegun: "conversation.too-many-begun"
        case .unanswered: "conversation.unanswered"
        case .tooManyMessages: "conversation.too-many-messages"
        }
    }

    public var kind: RefusalKind {
        switch self {
        case .notFound, .left, .messageNotFound: .notFound
        case .blocked, .messageOfAnother: .forbidden
        case .ownListing, .partnerGone, .archived, .deletionOver, .dealOpen: .conflict
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
