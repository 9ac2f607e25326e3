/// Paths of listings of every kind.
public enum ListingPath: String, Path {
    case one = "/api/v1/listings/{id}"
    case close = "/api/v1/listings/{id}/close"
    case reopen = "/api/v1/listings/{id}/reopen"
    case cancel = "/api/v1/listings/{id}/cancel"
    case bump = "/api/v1/listings/{id}/bump"
    case deletion = "/api/v1/listings/{id}/deletion"
    case favourite = "/api/v1/listings/{id}/favourite"
}
