/// Where members keep what they want to come back to.
public enum FavouritePath: String, Path {
    case all = "/api/v1/favourites"
}
