/// Paths of the board.
public enum BoardPath: String, Path {
    case listings = "/api/v1/listings"
    case map = "/api/v1/listings/map"
    case inSight = "/api/v1/listings/in-sight"
    case counts = "/api/v1/listings/counts"
    case figures = "/api/v1/listings/figures"
    /// A feed, which apps subscribe to.
    case feed = "/api/v1/listings/newest.atom"
    case mine = "/api/v1/me/listings"
}
