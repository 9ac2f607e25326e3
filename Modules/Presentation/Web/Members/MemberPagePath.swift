import Wire

/// Paths of member pages.
enum MemberPagePath: String, Path {
    case mine = "/me"
    case myListings = "/me/listings"
    case myDeals = "/me/deals"
    case one = "/members/{id}"
}
