/// Paths of notices.
public enum NoticePath: String, Path {
    case all = "/api/v1/notices"
    case read = "/api/v1/notices/read"
    /// The kinds of notices that are on or off.
    case switches = "/api/v1/me/notices"
    /// All unread counts.
    case unread = "/api/v1/me/unread"
}
