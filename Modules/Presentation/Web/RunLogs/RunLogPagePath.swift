import Wire

/// Paths of pages of running logs.
enum RunLogPagePath: String, Path {
    case calendar = "/run-logs"
    case new = "/run-logs/new"
    case track = "/run-logs/track"
    case run = "/run-logs/runs/{listing}"
    case stamp = "/run-logs/runs/{listing}/{member}/stamp"
    case one = "/run-logs/{id}"
    case edit = "/run-logs/{id}/edit"
    case delete = "/run-logs/{id}/delete"
    case route = "/run-logs/{id}/route"
    case ofMember = "/members/{id}/run-logs"
}
