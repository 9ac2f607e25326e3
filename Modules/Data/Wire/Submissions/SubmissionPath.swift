/// Paths of listings that need approval.
public enum SubmissionPath: String, Path {
    case mine = "/api/v1/me/submissions"
    case all = "/api/v1/submissions"
    case trusted = "/api/v1/trusted-members"
    case trustedOne = "/api/v1/trusted-members/{account}"
    case one = "/api/v1/listings/{id}/submission"
    case approve = "/api/v1/listings/{id}/submission/approve"
    case similar = "/api/v1/listings/{id}/similar"
    case edits = "/api/v1/listings/{id}/edits"
    case decline = "/api/v1/listings/{id}/submission/decline"
}
