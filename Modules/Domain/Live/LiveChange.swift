/// A change sent to a member's open streams, as a reference to look up.
public enum LiveChange: Hashable, Sendable {
    /// A new entry in one of the member's conversations.
    case message(Conversation.ID, number: Int)
    /// A participant has read a conversation up to an entry.
    case read(Conversation.ID, by: Member.ID, upTo: Int)
    case notice(Notice.ID)
}
