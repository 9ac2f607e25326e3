import Wire

/// Paths of the board's pages.
enum BoardPagePath: String, Path {
    case home = "/"
    case feed = "/browse"
    case search = "/search"
    case map = "/map"
}
