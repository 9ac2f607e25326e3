import Wire

/// Paths of the pages of sources.
enum SourcePagePath: String, Path {
    case all = "/sources"
    case new = "/sources/new"
    case one = "/sources/{id}"
    case fetch = "/sources/{id}/fetch"
    case pause = "/sources/{id}/pause"
    case resume = "/sources/{id}/resume"
    case withdraw = "/sources/{id}/withdraw"
    case remove = "/sources/{id}/remove"
    case accept = "/source-entries/{id}/accept"
    case skip = "/source-entries/{id}/skip"
}
