import Wire

/// Paths of pages of phone numbers.
enum PhonePagePath: String, Path {
    case mine = "/settings/phone"
    case delete = "/settings/phone/delete"
    case request = "/conversations/{id}/phone/request"
    case allow = "/conversations/{id}/phone/allow"
    case decline = "/conversations/{id}/phone/decline"
    case withdraw = "/conversations/{id}/phone/withdraw"
}
