import Wire

/// Paths of the page of followers on other servers.
enum FollowersPagePath: String, Path {
    case all = "/followers"
    case unblock = "/followers/{host}/unblock"
}
