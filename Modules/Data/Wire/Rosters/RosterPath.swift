/// Paths of rosters.
public enum RosterPath: String, Path {
    case mine = "/api/v1/me/rosters"
    case one = "/api/v1/listings/{id}/roster"
    case apply = "/api/v1/listings/{id}/roster/apply"
    case withdraw = "/api/v1/listings/{id}/roster/withdraw"
    case claim = "/api/v1/listings/{id}/roster/claim"
    case leave = "/api/v1/listings/{id}/roster/leave"
    case admit = "/api/v1/listings/{id}/roster/{member}/admit"
    case decline = "/api/v1/listings/{id}/roster/{member}/decline"
    case remove = "/api/v1/listings/{id}/roster/{member}/remove"
}
