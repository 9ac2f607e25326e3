public import Domain
import JSONCoding

/// The approval of a listing or a comment.
public struct SubmissionBody: ShapedBody, Hashable {
    public let state: Submission.State
    public let cause: SubmissionCause.Name
    /// For operators.
    public let term: String?
    public let version: Moment
    public let submittedAt: Moment
    public let decidedAt: Moment?
    /// Why it was declined.
    public let reason: String?

    public static let shape = Shape<Self>(
        "Submission",
        Field("state", \.state),
        Field("cause", \.cause, about: "Why it waits or waited"),
        Field("term", \.term, about: "What operators watch for and it contains; null for others than them"),
        Field("version", \.version, about: "When it was last edited, or else written; to approve it"),
        Field("submittedAt", \.submittedAt),
        Field("decidedAt", \.decidedAt),
        Field("reason", \.reason, about: "Why it was declined."),
        make: Self.init
    )
}

extension SubmissionBody {
    /// - Parameter isForAuthor: leaves out which term was found, so that no one writes around it.
    public init(_ submission: Submission, isForAuthor: Bool) {
        state = submission.state
        cause = submission.cause.name
        term = isForAuthor ? nil : submission.cause.term
        version = submission.version
        submittedAt = submission.submittedAt
        decidedAt = submission.decidedAt
        reason = submission.reason?.text
    }
}

/// A listing with its approval.
public struct SubmittedListingBody: ShapedBody {
    public let submission: SubmissionBody
    public let listing: ListingBody

    public init(_ submission: SubmissionBody, _ listing: ListingBody) {
        self.submission = submission
        self.listing = listing
    }

    public static let shape = Shape<Self>(
        "SubmittedListing",
        Field("submission", \.submission),
        Field("listing", \.listing),
        make: Self.init
    )
}

/// A comment with its approval, for operators.
public struct SubmittedCommentBody: ShapedBody {
    public let submission: SubmissionBody
    public let comment: CommentBody

    public static let shape = Shape<Self>(
        "SubmittedComment",
        Field("submission", \.submission),
        Field("comment", \.comment),
        make: Self.init
    )
}

extension SubmittedCommentBody {
    public init(_ submitted: SubmittedComment) {
        submission = SubmissionBody(submitted.submission, isForAuthor: false)
        comment = CommentBody(submitted.comment)
    }
}

/// Which version an operator approves.
public struct ApprovalBody: ShapedBody, Hashable {
    public let seen: Moment

    public init(seen: Moment) {
        self.seen = seen
    }

    public static let shape = Shape<Self>(
        "Approval",
        Field("seen", \.seen, about: "The `version` that the operator saw; refused when it was edited since"),
        make: { Self(seen: $0) }
    )
}

/// Why an operator declines a submission.
public struct SubmissionReasonBody: ShapedBody, Hashable {
    private let reason: String?
    private let template: ReasonTemplate.ID?

    public init(reason: String?, template: ReasonTemplate.ID? = nil) {
        (self.reason, self.template) = (reason, template)
    }

    public static let shape = Shape<Self>(
        "SubmissionReason",
        Field(
            "reason",
            \.reason,
            .text(maxLength: SubmissionReason.longest),
            .optional,
            about: "For its author; needed without a template"
        ),
        .template(\.template),
        make: { Self(reason: $0, template: $1) }
    )

    public var draft: ReasonDraft { ReasonDraft(text: reason, template: template) }
}
