/// Paths of reviews.
public enum ReviewPath: String, Path {
    case ofDeal = "/api/v1/deals/{id}/reviews"
    case one = "/api/v1/reviews/{id}"
    case reply = "/api/v1/reviews/{id}/reply"
    case aboutMember = "/api/v1/members/{id}/reviews"
    case aboutListing = "/api/v1/listings/{id}/reviews"
    case ratings = "/api/v1/listings/ratings"
}
