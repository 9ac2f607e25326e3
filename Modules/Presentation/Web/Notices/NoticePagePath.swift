import Wire

/// Where people are told what happened.
enum NoticePagePath: String, Path {
    case all = "/notices"
    case read = "/notices/{id}/read"
    case switches = "/settings/notices"
}
