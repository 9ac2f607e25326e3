import Wire

/// Paths of notice pages.
enum NoticePagePath: String, Path {
    case all = "/notices"
    case read = "/notices/{id}/read"
    case switches = "/settings/notices"
}
