/// The approval of a listing of a kind with ``ListingCapability/submissions``. Until an operator approves it,
/// only its author and the operators see the listing.
public struct Submission: Equatable, Sendable {
    public enum State: String, CaseIterable, Sendable {
        case waiting
        case approved
        /// The author may edit the listing, which then waits again.
        case declined
    }

    public let listing: Listing.ID
    public let author: Member.ID
    public private(set) var state: State
    public private(set) var submittedAt: Moment
    public private(set) var decidedAt: Moment?
    /// Why it was declined.
    public private(set) var reason: SubmissionReason?

    /// Restores a stored submission.
    public init(
        of listing: Listing.ID,
        by author: Member.ID,
        _ state: State,
        submittedAt: Moment,
        decidedAt: Moment? = nil,
        reason: SubmissionReason? = nil
    ) {
        self.listing = listing
        self.author = author
        self.state = state
        self.submittedAt = submittedAt
        self.decidedAt = decidedAt
        self.reason = reason
    }

    public mutating func approve(at now: Moment) throws(SubmissionRefusal) {
        guard state == .waiting else { throw .decided }
        (state, decidedAt, reason) = (.approved, now, nil)
    }

    public mutating func decline(_ reason: SubmissionReason, at now: Moment) throws(SubmissionRefusal) {
        guard state == .waiting else { throw .decided }
        (state, decidedAt, self.reason) = (.declined, now, reason)
    }

    /// Waits again after an edit, if it was declined.
    public mutating func resubmit(at now: Moment) {
        guard state == .declined else { return }
        (state, submittedAt, decidedAt, reason) = (.waiting, now, nil, nil)
    }
}

/// Why an operator declines a listing, for its author: one to 300 characters.
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

/// The reasons to refuse a decision on a listing that waits for approval.
public enum SubmissionRefusal: String, Refusal, CaseIterable {
    /// The listing needed no approval, or the reader is neither its author nor an operator.
    case notFound = "submission.not-found"
    case decided = "submission.decided"
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
        case .reasonMissing, .reasonTooLong: .invalid
        }
    }

    public var field: String? {
        switch self {
        case .reasonMissing, .reasonTooLong: "reason"
        case .notFound, .decided, .noMember, .addressUnconfirmed: nil
        }
    }
}

extension Submission {
    /// Tells the author of an operator's decision.
    public var decisionNotice: NoticeDraft {
        let kind: Notice.Kind = state == .approved ? .submissionApproved : .submissionDeclined
        return NoticeDraft(to: author, kind, of: Subject(.listing, listing))
    }
}
