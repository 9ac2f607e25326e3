public import Domain
public import JSONCoding

/// The approval of a listing.
public struct SubmissionBody: Body, Hashable {
    public let state: Submission.State
    public let submittedAt: Moment
    public let decidedAt: Moment?
    /// Why it was declined.
    public let reason: String?

    public init(_ submission: Submission) {
        state = submission.state
        submittedAt = submission.submittedAt
        decidedAt = submission.decidedAt
        reason = submission.reason?.text
    }

    public static var name: String { "Submission" }

    public static var schema: Schema {
        .object([
            "state": .words(of: Submission.State.self).required,
            "submittedAt": .moment.required,
            "decidedAt": .nullable(.moment).required,
            "reason": .nullable(.string()).required.described("Why it was declined."),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        state = try fields.choice("state")
        submittedAt = try fields.moment("submittedAt")
        decidedAt = try fields.momentIfPresent("decidedAt")
        reason = try fields.textIfPresent("reason")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("state", state.rawValue)
            writer.field("submittedAt", submittedAt)
            writer.field("decidedAt", decidedAt)
            writer.field("reason", reason)
        }
    }
}

/// A listing with its approval.
public struct SubmittedListingBody: Body {
    public let submission: SubmissionBody
    public let listing: ListingBody

    public init(_ submission: SubmissionBody, _ listing: ListingBody) {
        self.submission = submission
        self.listing = listing
    }

    public static var name: String { "SubmittedListing" }
    public static var parts: [any Body.Type] { [SubmissionBody.self, ListingBody.self] }

    public static var schema: Schema {
        .object([
            "submission": .reference(SubmissionBody.name).required,
            "listing": .reference(ListingBody.name).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        submission = try fields.body("submission")
        listing = try fields.body("listing")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("submission", submission)
            writer.field("listing", listing)
        }
    }
}

/// Why an operator declines a listing.
public struct SubmissionReasonBody: Body, Hashable {
    private let reason: String

    public init(reason: String) {
        self.reason = reason
    }

    public static var name: String { "SubmissionReason" }

    public static var schema: Schema {
        .object([
            "reason": .nonBlank(atMost: SubmissionReason.longest).required
                .described("For its author.")
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        reason = try fields.text("reason")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("reason", reason) }
    }

    public func read() throws(SubmissionRefusal) -> SubmissionReason { try SubmissionReason(reason) }
}
