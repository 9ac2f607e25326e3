public import Domain
import JSONCoding

/// The approval of a listing.
public struct SubmissionBody: ShapedBody, Hashable {
    public let state: Submission.State
    public let submittedAt: Moment
    public let decidedAt: Moment?
    /// Why it was declined.
    public let reason: String?

    public static let shape = Shape<Self>(
        "Submission",
        Field("state", \.state),
        Field("submittedAt", \.submittedAt),
        Field("decidedAt", \.decidedAt),
        Field("reason", \.reason, about: "Why it was declined."),
        make: Self.init
    )
}

extension SubmissionBody {
    public init(_ submission: Submission) {
        state = submission.state
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

/// Why an operator declines a listing.
public struct SubmissionReasonBody: ShapedBody, Hashable {
    private let reason: String

    public init(reason: String) {
        self.reason = reason
    }

    public static let shape = Shape<Self>(
        "SubmissionReason",
        Field("reason", \.reason, .nonBlank(atMost: SubmissionReason.longest), about: "For its author."),
        make: Self.init
    )

    public func read() throws(SubmissionRefusal) -> SubmissionReason { try SubmissionReason(reason) }
}
