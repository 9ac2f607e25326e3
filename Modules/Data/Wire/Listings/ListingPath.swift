/// Paths of listings of every kind.
public enum ListingPath: String, Path {
    case conversation = "/api/v1/listings/{id}/conversation"
}
