import Wire

/// The path of the page that chooses a place to look at.
enum PlacesPagePath: String, Path {
    case choose = "/places"
}
