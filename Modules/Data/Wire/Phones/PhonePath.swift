/// Paths of phone numbers.
public enum PhonePath: String, Path {
    case mine = "/api/v1/me/phone"
    case log = "/api/v1/me/phone/log"
    case ofConversation = "/api/v1/conversations/{id}/phone"
    case request = "/api/v1/conversations/{id}/phone/request"
    case allow = "/api/v1/conversations/{id}/phone/allow"
    case decline = "/api/v1/conversations/{id}/phone/decline"
    case withdraw = "/api/v1/conversations/{id}/phone/withdraw"
}
