import Wire

/// Paths of the pages of sources.
enum SourcePagePath: String, Path {
    case mine = "/me/sources"
    case removeMine = "/me/sources/{id}/remove"
    case all = "/sources"
    case new = "/sources/new"
    case one = "/sources/{id}"
    case fetch = "/sources/{id}/fetch"
    case pause = "/sources/{id}/pause"
    case resume = "/sources/{id}/resume"
    case withdraw = "/sources/{id}/withdraw"
    case approve = "/sources/{id}/approve"
    case decline = "/sources/{id}/decline"
    case remove = "/sources/{id}/remove"
    case acceptEntry = "/source-entries/{id}/accept"
    case skipEntry = "/source-entries/{id}/skip"
}
