/// Paths of teaching hours and of moving booked deals.
public enum SlotPath: String, Path {
    case hours = "/api/v1/me/teaching-hours"
    case ofDeal = "/api/v1/deals/{id}/slots"
    case rebook = "/api/v1/deals/{id}/rebook"
}
