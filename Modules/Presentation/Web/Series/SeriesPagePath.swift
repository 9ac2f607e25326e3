import Wire

/// Paths of pages about series.
enum SeriesPagePath: String, Path {
    case mine = "/me/series"
    case end = "/me/series/{id}/end"
    case resume = "/me/series/{id}/resume"
}
