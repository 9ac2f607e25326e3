import Wire

/// Paths of pages of teaching hours and of moving booked deals.
enum SlotPagePath: String, Path {
    case hours = "/settings/teaching-hours"
    case ofDeal = "/deals/{id}/slots"
    case rebook = "/deals/{id}/rebook"
}
