/// Where notices are found.
public enum NoticePath: String, Path {
    case all = "/api/v1/notices"
    case read = "/api/v1/notices/read"
    /// Which kinds the member hears of.
    case switches = "/api/v1/me/notices"
    /// How much there is to read, of all sorts.
    case unread = "/api/v1/me/unread"
}
