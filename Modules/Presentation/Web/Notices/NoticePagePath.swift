import Wire

/// Where people are told what happened.
enum NoticePagePath: String, Path {
    case all = "/notices"
    case switches = "/settings/notices"
}
