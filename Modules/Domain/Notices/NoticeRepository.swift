/// Stores notices.
public protocol NoticeRepository: Sendable {
    /// Marks the member's own notices as read. Notices that were read before keep their time.
    func read(_ chosen: ChosenNotices, of member: Member.ID, at now: Moment) async throws

    /// Turns these kinds off and all others on.
    func mute(_ kinds: Set<Notice.Kind>, by member: Member.ID) async throws

    /// Deletes at most `count` notices older than a moment and returns how many.
    func forget(before moment: Moment, atMost count: Int) async throws -> Int
}

/// The selection of notices to mark as read.
public enum ChosenNotices: Hashable, Sendable {
    /// This one and all older ones.
    case upTo(Notice.ID)
    case these([Notice.ID])
    case all
}

extension Notice {
    /// The time after which notices are deleted, read or unread.
    public static let memory = Duration.seconds(90 * 24 * 3_600)
}

public enum NoticeRefusal: String, Refusal, CaseIterable {
    /// The request has no selection or more than one.
    case unclearChoice = "notice.unclear-choice"
    /// The identifier is malformed.
    case notFound = "notice.not-found"

    public var code: String { rawValue }
    public var kind: RefusalKind { self == .notFound ? .notFound : .invalid }
}
