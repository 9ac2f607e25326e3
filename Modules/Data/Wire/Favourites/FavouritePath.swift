/// Paths of favourites.
public enum FavouritePath: String, Path {
    case all = "/api/v1/favourites"
}
