import Wire

/// Where people say where they live.
enum NeighbourhoodPagePath: String, Path {
    case choose = "/neighbourhoods"
    case main = "/neighbourhoods/{code}/main"
    case reach = "/neighbourhoods/{code}/reach"
    case remove = "/neighbourhoods/{code}/remove"
}
