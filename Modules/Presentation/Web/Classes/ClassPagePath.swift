import Wire

/// Where classes are read and written.
enum ClassPagePath: String, Path {
    case compose = "/classes/new"
    case one = "/classes/{id}"
    case edit = "/classes/{id}/edit"
    case close = "/classes/{id}/close"
    case reopen = "/classes/{id}/reopen"
    case bump = "/classes/{id}/bump"
    case delete = "/classes/{id}/delete"
}
