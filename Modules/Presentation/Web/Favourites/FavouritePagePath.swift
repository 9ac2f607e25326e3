import Wire

/// Where favourites are kept.
enum FavouritePagePath: String, Path {
    case all = "/favourites"
}
