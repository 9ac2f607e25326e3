import Wire

/// Paths of deal pages.
enum DealPagePath: String, Path {
    case one = "/deals/{id}"
    case calendar = "/deals/{id}/calendar.ics"
    case propose = "/conversations/{id}/deal"
    case accept = "/deals/{id}/accept"
    case decline = "/deals/{id}/decline"
    case askChanges = "/deals/{id}/ask-changes"
    case withdraw = "/deals/{id}/withdraw"
    case cancel = "/deals/{id}/cancel"
    case complete = "/deals/{id}/complete"
}
