import Wire

/// Where people say where they live.
enum NeighbourhoodPagePath: String, Path {
    case choose = "/neighbourhoods"
}
