/// Paths of past searches.
public enum SearchPath: String, Path {
    case all = "/api/v1/me/searches"
    case one = "/api/v1/me/searches/{id}"
}
