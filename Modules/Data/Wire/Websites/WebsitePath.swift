/// Paths of the member's websites.
public enum WebsitePath: String, Path {
    case mine = "/api/v1/me/websites"
    case one = "/api/v1/me/websites/{host}"
    case proof = "/api/v1/me/websites/{host}/proof"
}
