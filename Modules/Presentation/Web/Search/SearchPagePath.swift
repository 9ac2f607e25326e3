import Wire

/// Where what was looked for is forgotten.
enum SearchPagePath: String, Path {
    case forget = "/search/recent/{id}/forget"
    case forgetAll = "/search/recent/forget"
}
