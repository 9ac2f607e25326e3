/// What an operator decides on something that waits for approval.
public enum ReviewVerdict: Sendable {
    case approved
    case declined(SubmissionReason)
}
