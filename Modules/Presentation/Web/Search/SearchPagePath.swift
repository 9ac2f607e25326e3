import Wire

/// Paths that delete past searches.
enum SearchPagePath: String, Path {
    case forget = "/search/recent/{id}/forget"
    case forgetAll = "/search/recent/forget"
}
