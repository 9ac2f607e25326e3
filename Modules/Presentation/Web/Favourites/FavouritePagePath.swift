import Wire

/// Where favourites are kept.
enum FavouritePagePath: String, Path {
    case all = "/favourites"
    case add = "/favourites/{kind}/{id}"
    case remove = "/favourites/{kind}/{id}/remove"
}
