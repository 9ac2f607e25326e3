/// Paths of claims of imported listings.
public enum ClaimPath: String, Path {
    case mine = "/api/v1/listings/{id}/claim"
    case all = "/api/v1/claims"
    case approve = "/api/v1/claims/{id}/approve"
    case decline = "/api/v1/claims/{id}/decline"
    case one = "/api/v1/claims/{id}"
}
