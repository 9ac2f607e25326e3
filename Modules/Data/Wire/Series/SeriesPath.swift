/// Paths of series.
public enum SeriesPath: String, Path {
    case mine = "/api/v1/me/series"
    case one = "/api/v1/me/series/{id}"
    case resume = "/api/v1/me/series/{id}/resume"
}
