public import Wire

/// What a member's stream brings.
public enum StreamUpdate: Sendable {
    /// The stream is open, from now on or from where it was interrupted.
    case listening(head: Int)
    case message(MessageBody, number: Int)
    case read(LiveReadBody, number: Int)
    case notice(NoticeBody, number: Int)
    /// Something was missed that isn't known any more: what is shown should be asked for anew.
    case missed(head: Int)
    /// The connection is gone, and is being made again.
    case interrupted(reason: String)
    /// Too many devices of the member listen; this one has been let go.
    case dismissed
}
