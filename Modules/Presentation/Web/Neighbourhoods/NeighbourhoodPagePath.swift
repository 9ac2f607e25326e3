import Wire

/// Paths of neighbourhood pages.
enum NeighbourhoodPagePath: String, Path {
    case choose = "/neighbourhoods"
    case main = "/neighbourhoods/{code}/main"
    case reach = "/neighbourhoods/{code}/reach"
    case verify = "/neighbourhoods/{code}/verification"
    case remove = "/neighbourhoods/{code}/remove"
}
