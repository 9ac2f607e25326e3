/// Where listings of every kind are found.
public enum BoardPath: String, Path {
    case listings = "/api/v1/listings"
    case mine = "/api/v1/me/listings"
}
