import Wire

/// Paths of favourite pages.
enum FavouritePagePath: String, Path {
    case all = "/favourites"
}
