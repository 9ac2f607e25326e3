public import Wire

/// An update of a member's stream.
public enum StreamUpdate: Sendable {
    /// The stream is open, from now on or from where it was interrupted.
    case listening(head: Int)
    case message(MessageBody, number: Int)
    case read(LiveReadBody, number: Int)
    case notice(NoticeBody, number: Int)
    /// Some events were missed and are no longer available: reload all data.
    case missed(head: Int)
    /// The connection is lost and is being restored.
    case interrupted(reason: String)
    /// The member has too many open streams; this one was closed.
    case dismissed
}
