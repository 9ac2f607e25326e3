/// An event for a member, in its state at the time of reading.
public struct LiveEvent: Sendable {
    public enum What: Sendable {
        case message(Message)
        /// A participant, or the member on another device, has read up to an entry.
        case read(Conversation.ID, by: Member.ID, upTo: Int)
        case notice(NoticeSummary)
    }

    /// How long events are kept for disconnected devices. After that a device reloads everything.
    public static let memory = Duration.seconds(7 * 24 * 3_600)

    /// Counts the member's events from 1, without a gap.
    public let number: Int
    public let what: What

    public init(_ number: Int, _ what: What) {
        self.number = number
        self.what = what
    }
}

/// Consecutive events of a member, oldest first.
public struct LiveSpan: Sendable {
    /// The visible events.
    public let events: [LiveEvent]
    /// The last number covered, even if its event isn't visible.
    public let upTo: Int
    /// The member's latest number, 0 before the first.
    public let head: Int
    /// Whether events before it are missing because they were deleted or never existed.
    public let isTorn: Bool

    public init(_ events: [LiveEvent], upTo: Int, head: Int, isTorn: Bool = false) {
        self.events = events
        self.upTo = upTo
        self.head = head
        self.isTorn = isTorn
    }
}
