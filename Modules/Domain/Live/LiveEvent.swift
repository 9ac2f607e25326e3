/// Something that happened to a member, as it stands when it is read.
public struct LiveEvent: Sendable {
    public enum What: Sendable {
        case message(Message)
        /// Somebody of a conversation, be it the member on another device, has read up to an entry.
        case read(Conversation.ID, by: Member.ID, upTo: Int)
        case notice(NoticeSummary)
    }

    /// How long events wait for devices that were away; whoever comes later looks at everything anew.
    public static let memory = Duration.seconds(7 * 24 * 3_600)

    /// Counts the member's events from 1, without a gap.
    public let number: Int
    public let what: What

    public init(_ number: Int, _ what: What) {
        self.number = number
        self.what = what
    }
}

/// A stretch of a member's events, oldest first.
public struct LiveSpan: Sendable {
    /// What the member may see of it.
    public let events: [LiveEvent]
    /// The last number it reaches to, whether or not there was anything to see under it.
    public let upTo: Int
    /// The member's latest number, 0 before the first.
    public let head: Int
    /// Where it begins isn't known any more: some events before it have been forgotten, or never were.
    public let isTorn: Bool

    public init(_ events: [LiveEvent], upTo: Int, head: Int, isTorn: Bool = false) {
        self.events = events
        self.upTo = upTo
        self.head = head
        self.isTorn = isTorn
    }
}
