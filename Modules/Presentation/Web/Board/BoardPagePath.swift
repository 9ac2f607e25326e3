import Wire

/// Where people look around.
enum BoardPagePath: String, Path {
    case feed = "/"
    case search = "/search"
    case map = "/map"
}
