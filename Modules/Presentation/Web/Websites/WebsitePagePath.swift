import Wire

/// Paths of the pages of the member's websites.
enum WebsitePagePath: String, Path {
    case mine = "/settings/websites"
    case prove = "/settings/websites/{host}/prove"
    case remove = "/settings/websites/{host}/remove"
}
