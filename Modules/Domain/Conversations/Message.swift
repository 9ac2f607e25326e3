/// One entry of a conversation: what a member wrote, or a line that says what happened.
public struct Message: Identifiable, Equatable, Sendable {
    public enum Content: Equatable, Sendable {
        /// The sender is nil once the account is deleted. Text or images, or both.
        case written(by: Member.ID?, text: MessageText?, images: [Image])
        case line(Line)
    }

    public let id: Identifier<Message>
    public let conversation: Conversation.ID
    /// Counts the entries of the conversation from 1, without a gap.
    public let number: Int
    public let content: Content
    public let sentAt: Moment

    public init(id: ID, conversation: Conversation.ID, number: Int, content: Content, sentAt: Moment) {
        self.id = id
        self.conversation = conversation
        self.number = number
        self.content = content
        self.sentAt = sentAt
    }
}

/// What the server itself says in a conversation.
public struct Line: Hashable, Sendable {
    public enum Event: String, CaseIterable, Sendable {
        case left
        case memberJoined = "member-joined"
        case memberLeft = "member-left"
        case memberRemoved = "member-removed"
        case listingClosed = "listing-closed"
        case listingReopened = "listing-reopened"
        case listingDeleted = "listing-deleted"
        case dealProposed = "deal-proposed"
        case dealWithdrawn = "deal-withdrawn"
        case dealAccepted = "deal-accepted"
        case dealDeclined = "deal-declined"
        case dealChangesAsked = "deal-changes-asked"
        case dealCancelled = "deal-cancelled"
        case dealMarkedDone = "deal-marked-done"
        case dealDone = "deal-done"
        case reviewWritten = "review-written"
        case reviewsRevealed = "reviews-revealed"
        /// In place of a message that an operator has hidden.
        case messageHidden = "message-hidden"
        /// In place of a message of a member whom the reader has blocked, or who has blocked the reader.
        case messageBlocked = "message-blocked"
    }

    public let event: Event
    /// Whose doing it was; nil for the passing of time, and for a deleted account.
    public let actor: Member.ID?
    public let deal: Identifier<Deal>?

    public init(_ event: Event, by actor: Member.ID?, deal: Identifier<Deal>? = nil) {
        self.event = event
        self.actor = actor
        self.deal = deal
    }
}

extension Line.Event {
    /// Whether it is worth bringing the conversation back to the list of a member who has left it. What
    /// becomes of the listing no longer concerns them.
    public var bringsBack: Bool {
        switch self {
        case .left, .listingClosed, .listingReopened, .listingDeleted, .messageHidden, .messageBlocked: false
        default: true
        }
    }
}
