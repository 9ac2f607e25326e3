public import Database
public import Domain

/// The approval of a listing.
public struct SubmissionRow: InsertableRow {
    public static let table: StaticString = "submissions"

    private let listing: Listing.ID
    private let state: Submission.State
    private let submittedAt: Moment
    private let decidedAt: Moment?

    public init(of listing: Listing.ID, _ state: Submission.State, at submittedAt: Moment) {
        self.listing = listing
        self.state = state
        self.submittedAt = submittedAt
        decidedAt = state == .waiting ? nil : submittedAt
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "listing": listing, "state": state.rawValue, "submitted_at": submittedAt,
            "decided_at": decidedAt,
        ]
    }
}
