import Wire

/// Paths of block and report pages.
enum ModerationPagePath: String, Path {
    case report = "/report"
    case blocks = "/settings/blocks"
    case block = "/members/{id}/block"
    case unblock = "/members/{id}/unblock"
    case queue = "/reports"
    case one = "/reports/{id}"
    case dismiss = "/reports/{id}/dismiss"
    case uphold = "/reports/{id}/uphold"
    case reopen = "/reports/{id}/reopen"
    case todo = "/operator"
    case measures = "/operator/measures"
}
