import Wire

/// Paths of the board's pages.
enum BoardPagePath: String, Path {
    case feed = "/"
    case search = "/search"
    case map = "/map"
}
