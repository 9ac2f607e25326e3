/// Stores the approvals of listings and comments.
public protocol SubmissionRepository: Sendable {
    /// Changes a submission, shows what is approved, with the notices that waited for it, and notifies the
    /// author, in one transaction. Of concurrent decisions the first one wins.
    ///
    /// Throws ``SubmissionRefusal/notFound``. When `change` throws, nothing is saved.
    func update(
        _ subject: Subject,
        at now: Moment,
        _ change: @escaping @Sendable (inout Submission) throws -> Void
    ) async throws

    /// Which of the member's listings need no approval.
    func trust(in member: Member.ID) async throws -> AuthorTrust

    /// Idempotent. Throws ``SubmissionRefusal/noMember`` for a member who doesn't exist.
    func trust(_ member: Member.ID, at now: Moment) async throws

    /// Listings that are open stay open. Idempotent.
    func distrust(_ member: Member.ID) async throws
}

/// Reads the approvals of listings. The caller must check that a reader of the queue is an operator.
public protocol SubmissionQueries: Sendable {
    /// The submissions in that state, the longest waiting first.
    func list(_ state: Submission.State, _ slice: SliceRequest) async throws -> Slice<SubmittedListing>

    /// The submitted comments in that state, the longest waiting first.
    func comments(_ state: Submission.State, _ slice: SliceRequest) async throws -> Slice<SubmittedComment>

    /// The member's own listings, latest first.
    func list(of author: Member.ID, _ slice: SliceRequest) async throws -> Slice<SubmittedListing>

    /// For the author and for operators. Throws ``SubmissionRefusal/notFound``.
    func find(_ subject: Subject, for reader: Member.ID) async throws -> Submission

    /// The members whose listings need no approval, latest first; without operators.
    func trusted(_ slice: SliceRequest) async throws -> Slice<TrustedMember>

    /// The events that may be the same, soonest first, as far as the reader may see them. Throws
    /// ``ListingRefusal/notFound``.
    func similar(to listing: Listing.ID, for reader: Member.ID) async throws -> [ListingSummary]

    /// The edits of a listing that the reader may see, latest first. Throws ``ListingRefusal/notFound``.
    func edits(of listing: Listing.ID, for reader: Member.ID?) async throws -> [ListingEdit]
}

/// A listing with its approval.
public struct SubmittedListing: Sendable {
    public let submission: Submission
    public let listing: ListingSummary

    public init(_ submission: Submission, _ listing: ListingSummary) {
        self.submission = submission
        self.listing = listing
    }
}

/// A comment with its approval.
public struct SubmittedComment: Sendable {
    public let submission: Submission
    public let comment: CommentSummary

    public init(_ submission: Submission, _ comment: CommentSummary) {
        self.submission = submission
        self.comment = comment
    }
}

/// A member whose listings need no approval.
public struct TrustedMember: Sendable {
    public let card: MemberCard
    public let since: Moment

    public init(_ card: MemberCard, since: Moment) {
        self.card = card
        self.since = since
    }
}

/// Which listings of an author need no approval: all by operators and by members whom they trust, and those
/// that link to a proven website of the author.
public struct AuthorTrust: Equatable, Sendable {
    private let isTrusted: Bool
    private let hosts: [WebsiteHost]

    public init(isTrusted: Bool, hosts: [WebsiteHost]) {
        self.isTrusted = isTrusted
        self.hosts = hosts
    }

    func covers(_ post: some Post) -> Bool {
        guard !isTrusted else { return true }
        guard let website = post.likeness?.website else { return false }
        return hosts.contains { $0.covers(website) }
    }
}
