/// Paths of listings of every kind.
public enum ListingPath: String, Path {
    case favourite = "/api/v1/listings/{id}/favourite"
    case conversation = "/api/v1/listings/{id}/conversation"
}
