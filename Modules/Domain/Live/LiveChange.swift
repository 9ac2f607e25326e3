/// What a member's open streams are told, by what to look up.
public enum LiveChange: Hashable, Sendable {
    /// A new entry of a conversation of theirs.
    case message(Conversation.ID, number: Int)
    /// Somebody of a conversation has read up to an entry.
    case read(Conversation.ID, by: Member.ID, upTo: Int)
    case notice(Notice.ID)
}
