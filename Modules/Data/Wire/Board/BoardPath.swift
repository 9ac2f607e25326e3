/// The path of a feed of the board, which apps subscribe to.
public enum BoardPath: String, Path {
    case feed = "/api/v1/listings/newest.atom"
}
