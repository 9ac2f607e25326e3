/// Where accounts are found.
public enum AccountPath: String, Path {
    case accounts = "/api/v1/accounts"
    case sessions = "/api/v1/sessions"
    case session = "/api/v1/sessions/{id}"
    case currentSession = "/api/v1/sessions/current"
    case refresh = "/api/v1/sessions/refresh"
    case me = "/api/v1/me"
    case export = "/api/v1/me/export"
    case deletion = "/api/v1/me/deletion"
    case password = "/api/v1/me/password"
}
