/// Paths of members' profiles.
public enum MemberPath: String, Path {
    case one = "/api/v1/members/{id}"
    case listings = "/api/v1/members/{id}/listings"
    case joinedRuns = "/api/v1/members/{id}/joined-runs"
    case ratings = "/api/v1/ratings"
}
