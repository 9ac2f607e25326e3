import Wire

/// Paths of deal pages.
enum DealPagePath: String, Path {
    case one = "/deals/{id}"
    case calendar = "/deals/{id}/calendar.ics"
    case propose = "/conversations/{id}/deal"
    case accept = "/deals/{id}/accept"
    case choose = "/deals/{id}/choose"
    case decline = "/deals/{id}/decline"
    case askChanges = "/deals/{id}/ask-changes"
    case withdraw = "/deals/{id}/withdraw"
    case cancel = "/deals/{id}/cancel"
    case move = "/deals/{id}/move"
    case acceptMove = "/deals/{id}/move/accept"
    case declineMove = "/deals/{id}/move/decline"
    case withdrawMove = "/deals/{id}/move/withdraw"
    case noShow = "/deals/{id}/no-show"
    case withdrawNoShow = "/deals/{id}/no-show/withdraw"
    case agreeNoShow = "/deals/{id}/no-show/agree"
    case disputeNoShow = "/deals/{id}/no-show/dispute"
    case complete = "/deals/{id}/complete"
}
