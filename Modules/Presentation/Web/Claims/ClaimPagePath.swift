import Wire

/// Paths of the pages of claims.
enum ClaimPagePath: String, Path {
    case mine = "/listings/{id}/claim"
    case queue = "/claims"
    case approve = "/claims/{id}/approve"
    case decline = "/claims/{id}/decline"
}
