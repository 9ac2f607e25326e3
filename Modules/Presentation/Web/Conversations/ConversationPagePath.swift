import Wire

/// Paths of conversation pages.
enum ConversationPagePath: String, Path {
    case all = "/conversations"
    case one = "/conversations/{id}"
    case message = "/conversations/{id}/messages/{number}"
    case hide = "/conversations/{id}/messages/{number}/hide"
    case unhide = "/conversations/{id}/messages/{number}/unhide"
    case delete = "/conversations/{id}/messages/{number}/delete"
    case mute = "/conversations/{id}/mute"
    case unmute = "/conversations/{id}/unmute"
    case leave = "/conversations/{id}/leave"
}
