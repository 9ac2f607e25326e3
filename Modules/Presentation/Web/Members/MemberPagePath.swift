import Wire

/// Where members are met, oneself among them.
enum MemberPagePath: String, Path {
    case mine = "/me"
    case myListings = "/me/listings"
    case myDeals = "/me/deals"
    case one = "/members/{id}"
}
