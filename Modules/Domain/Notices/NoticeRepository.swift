/// Where notices are kept.
public protocol NoticeRepository: Sendable {
    /// Those of the member's notices count as read; others' are left alone, and so is the time of those that
    /// were read before.
    func read(_ chosen: ChosenNotices, of member: Member.ID, at now: Moment) async throws

    /// From now on the member hears of everything but these kinds.
    func mute(_ kinds: Set<Notice.Kind>, by member: Member.ID) async throws

    /// Forgets at most `count` of the notices given before a moment, and says how many it forgot.
    func forget(before moment: Moment, atMost count: Int) async throws -> Int
}

/// Which notices are meant.
public enum ChosenNotices: Hashable, Sendable {
    /// This one and all older ones.
    case upTo(Notice.ID)
    case these([Notice.ID])
    case all
}

extension Notice {
    /// What nobody has read for so long is forgotten, and so is what was read.
    public static let memory = Duration.seconds(90 * 24 * 3_600)
}

public enum NoticeRefusal: String, Refusal, CaseIterable {
    /// Neither one, nor some, nor all were named, or more than one of that.
    case unclearChoice = "notice.unclear-choice"
    /// Nothing could have that name.
    case notFound = "notice.not-found"

    public var code: String { rawValue }
    public var kind: RefusalKind { self == .notFound ? .notFound : .invalid }
}
