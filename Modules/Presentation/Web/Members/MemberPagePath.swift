import Wire

/// Paths of member pages.
enum MemberPagePath: String, Path {
    case mine = "/me"
    case myListings = "/me/listings"
    case myDeals = "/me/deals"
    case viewed = "/me/viewed"
    case find = "/members/find"
    case one = "/members/{id}"
    case joinedRuns = "/members/{id}/joined-runs"
}
