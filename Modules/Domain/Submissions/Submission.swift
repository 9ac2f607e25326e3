/// The approval of a listing or a comment. Until an operator approves it, only its author and the operators
/// see it.
public struct Submission: Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case waiting
        case approved
        /// The author may edit it, and it waits again.
        case declined
    }

    /// A listing or a comment.
    public let subject: Subject
    public let author: Member.ID
    public private(set) var state: State
    public private(set) var cause: SubmissionCause
    /// Whether others saw it before, as it was then.
    public private(set) var wasShown: Bool
    /// When it was last edited, or else written: the version that waits.
    public let version: Moment
    public private(set) var submittedAt: Moment
    public private(set) var decidedAt: Moment?
    /// Why it was declined.
    public private(set) var reason: SubmissionReason?

    /// Restores a stored submission.
    public init(
        of subject: Subject,
        by author: Member.ID,
        _ state: State,
        for cause: SubmissionCause = .kind,
        wasShown: Bool = false,
        version: Moment,
        submittedAt: Moment,
        decidedAt: Moment? = nil,
        reason: SubmissionReason? = nil
    ) {
        self.subject = subject
        self.author = author
        self.state = state
        self.cause = cause
        self.wasShown = wasShown
        self.version = version
        self.submittedAt = submittedAt
        self.decidedAt = decidedAt
        self.reason = reason
    }

    /// - Parameter seen: the version that the operator saw.
    public mutating func approve(seeing seen: Moment, at now: Moment) throws(SubmissionRefusal) {
        guard state == .waiting else { throw .decided }
        guard seen == version else { throw .editedMeanwhile }
        (state, decidedAt, reason) = (.approved, now, nil)
    }

    public mutating func decline(_ reason: SubmissionReason, at now: Moment) throws(SubmissionRefusal) {
        guard state == .waiting else { throw .decided }
        (state, decidedAt, self.reason) = (.declined, now, reason)
    }

    /// Waits after an edit that is held.
    public mutating func hold(for cause: SubmissionCause, at now: Moment) {
        self.cause = cause
        if state == .approved { wasShown = true }
        guard state != .waiting else { return }
        (state, submittedAt, decidedAt, reason) = (.waiting, now, nil, nil)
    }

    /// Waits again after an edit, if it was declined.
    public mutating func resubmit(at now: Moment) {
        guard state == .declined else { return }
        (state, submittedAt, decidedAt, reason) = (.waiting, now, nil, nil)
    }
}

/// Why an operator declines something, for its author: one to 300 characters.
public struct SubmissionReason: Hashable, Sendable {
    public static let longest = 300

    public let text: String

    public init(_ text: String) throws(SubmissionRefusal) {
        let text = text.tidied()
        guard !text.isEmpty else { throw .reasonMissing }
        guard text.fits(Self.longest) else { throw .reasonTooLong }
        self.text = text
    }
}

/// The reasons to refuse a decision on what waits for approval.
public enum SubmissionRefusal: String, Refusal, CaseIterable {
    /// It needed no approval, or the reader is neither its author nor an operator.
    case notFound = "submission.not-found"
    case decided = "submission.decided"
    /// The author edited it after the operator saw it.
    case editedMeanwhile = "submission.edited-meanwhile"
    /// No member to trust has this identifier.
    case noMember = "submission.no-member"
    /// Only members with a confirmed email address can be trusted.
    case addressUnconfirmed = "submission.address-unconfirmed"
    case reasonMissing = "submission.reason-missing"
    case reasonTooLong = "submission.reason-too-long"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound, .noMember: .notFound
        case .decided, .addressUnconfirmed: .conflict
        case .editedMeanwhile: .outdated
        case .reasonMissing, .reasonTooLong: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .reasonMissing, .reasonTooLong: "reason"
        case .notFound, .decided, .editedMeanwhile, .noMember, .addressUnconfirmed: nil
        }
    }
}

extension Submission {
    /// Tells the author of an operator's decision.
    public var decisionNotice: NoticeDraft {
        let kind: Notice.Kind = state == .approved ? .submissionApproved : .submissionDeclined
        return NoticeDraft(to: author, kind, of: subject)
    }
}
