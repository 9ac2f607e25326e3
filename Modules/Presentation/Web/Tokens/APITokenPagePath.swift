import Wire

/// Paths of the pages of a member's API tokens.
enum APITokenPagePath: String, Path {
    case all = "/settings/tokens"
    case remove = "/settings/tokens/{id}/remove"
}
