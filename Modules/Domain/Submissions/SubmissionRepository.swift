/// Stores the approvals of listings.
public protocol SubmissionRepository: Sendable {
    /// Changes a submission, opens the listing if it is approved, and notifies the author, in one transaction.
    /// Of concurrent decisions the first one wins.
    ///
    /// Throws ``SubmissionRefusal/notFound``. When `change` throws, nothing is saved.
    func update(
        _ listing: Listing.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout Submission) throws -> Void
    ) async throws

    /// Members whose listings need no approval.
    func isTrusted(_ member: Member.ID) async throws -> Bool
}

/// Reads the approvals of listings. The caller must check that a reader of the queue is an operator.
public protocol SubmissionQueries: Sendable {
    /// The submissions in that state, the longest waiting first.
    func list(_ state: Submission.State, _ slice: SliceRequest) async throws -> Slice<SubmittedListing>

    /// The member's own, latest first.
    func list(of author: Member.ID, _ slice: SliceRequest) async throws -> Slice<SubmittedListing>

    /// For the author and for operators. Throws ``SubmissionRefusal/notFound``.
    func find(_ listing: Listing.ID, for reader: Member.ID) async throws -> Submission

    /// The events that may be the same, soonest first, as far as the reader may see them. Throws
    /// ``ListingRefusal/notFound``.
    func similar(to listing: Listing.ID, for reader: Member.ID) async throws -> [ListingSummary]

    /// The edits of a listing that the reader may see, latest first. Throws ``ListingRefusal/notFound``.
    func edits(of listing: Listing.ID, for reader: Member.ID?) async throws -> [ListingEdit]

    /// The number of listings that wait.
    func waiting() async throws -> Int
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
