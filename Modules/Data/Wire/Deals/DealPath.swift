/// Paths of deals.
public enum DealPath: String, Path {
    case ofConversation = "/api/v1/conversations/{id}/deals"
    case mine = "/api/v1/deals"
    case one = "/api/v1/deals/{id}"
    case accept = "/api/v1/deals/{id}/accept"
    case decline = "/api/v1/deals/{id}/decline"
    case askChanges = "/api/v1/deals/{id}/ask-changes"
    case withdraw = "/api/v1/deals/{id}/withdraw"
    case cancel = "/api/v1/deals/{id}/cancel"
    case move = "/api/v1/deals/{id}/move"
    case acceptMove = "/api/v1/deals/{id}/move/accept"
    case declineMove = "/api/v1/deals/{id}/move/decline"
    case withdrawMove = "/api/v1/deals/{id}/move/withdraw"
    case noShow = "/api/v1/deals/{id}/no-show"
    case agreeNoShow = "/api/v1/deals/{id}/no-show/agree"
    case disputeNoShow = "/api/v1/deals/{id}/no-show/dispute"
    case complete = "/api/v1/deals/{id}/complete"
}
