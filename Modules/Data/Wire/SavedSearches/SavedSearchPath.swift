/// Paths of saved searches.
public enum SavedSearchPath: String, Path {
    case all = "/api/v1/me/saved-searches"
    case one = "/api/v1/me/saved-searches/{id}"
    /// Its new listings, counted until the member has seen them.
    case seen = "/api/v1/me/saved-searches/{id}/seen"
}
