import Wire

/// Paths of pages of saved searches.
enum SavedSearchPagePath: String, Path {
    case all = "/saved-searches"
    case new = "/saved-searches/new"
    case one = "/saved-searches/{id}"
    case edit = "/saved-searches/{id}/edit"
    case notices = "/saved-searches/{id}/notices"
    case delete = "/saved-searches/{id}/delete"
}
