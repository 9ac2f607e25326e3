import Wire

/// Paths of notice pages.
enum NoticePagePath: String, Path {
    case all = "/notices"
    case read = "/notices/{id}/read"
    case switches = "/settings/notices"
    /// Behind a link in emails. Mail programs post to it (RFC 8058).
    case unsubscribe = "/unsubscribe"
    /// The page's own button.
    case unsubscribeNow = "/unsubscribe/now"
}

/// Addresses of notice pages that other modules name.
public enum NoticeAddresses {
    public static let all = NoticePagePath.all.rawValue
    public static let settings = NoticePagePath.switches.rawValue

    /// - Parameter token: as in the email.
    public static func unsubscribe(with token: String) -> String {
        "\(NoticePagePath.unsubscribe.rawValue)?token=\(token)"
    }
}
