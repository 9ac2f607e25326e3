/// Where classes are found.
public enum ClassPath: String, Path {
    case all = "/api/v1/classes"
    case one = "/api/v1/classes/{id}"
    case close = "/api/v1/classes/{id}/close"
    case reopen = "/api/v1/classes/{id}/reopen"
    case bump = "/api/v1/classes/{id}/bump"
    case deletion = "/api/v1/classes/{id}/deletion"
    case draft = "/api/v1/classes/draft"
}
