/// Paths of running logs.
public enum RunLogPath: String, Path {
    case all = "/api/v1/run-logs"
    /// Makes a log of a recorded track.
    case tracks = "/api/v1/run-logs/tracks"
    case calendar = "/api/v1/run-logs/calendar"
    /// The started runs that the member took part in.
    case runs = "/api/v1/run-logs/runs"
    case run = "/api/v1/run-logs/runs/{listing}"
    case fellows = "/api/v1/run-logs/runs/{listing}/fellows"
    case stamp = "/api/v1/run-logs/runs/{listing}/fellows/{member}/stamp"
    case one = "/api/v1/run-logs/{id}"
    case route = "/api/v1/run-logs/{id}/route"
}
