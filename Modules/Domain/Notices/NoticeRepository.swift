/// Stores notices.
public protocol NoticeRepository: Sendable {
    /// Marks the member's own notices as read. Notices that were read before keep their time.
    func read(_ chosen: ChosenNotices, of member: Member.ID, at now: Moment) async throws

    /// Replaces the member's settings.
    func choose(_ settings: NoticeSettings, by member: Member.ID) async throws

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
    /// Quiet hours end in the hour in which they begin.
    case sameHours = "notice.same-hours"
    /// The token of an email was altered, or its member's account is deleted.
    case unknownToken = "notice.unknown-token"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .unclearChoice, .sameHours: .invalid
        case .notFound, .unknownToken: .notFound
        }
    }
}
