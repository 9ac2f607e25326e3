/// Paths of conversations.
public enum ConversationPath: String, Path {
    case all = "/api/v1/conversations"
    case one = "/api/v1/conversations/{id}"
    case members = "/api/v1/conversations/{id}/members"
    case messages = "/api/v1/conversations/{id}/messages"
    case mute = "/api/v1/conversations/{id}/mute"
    case read = "/api/v1/conversations/{id}/read"
}
