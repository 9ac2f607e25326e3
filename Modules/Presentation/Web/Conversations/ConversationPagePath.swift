import Wire

/// Where people talk.
enum ConversationPagePath: String, Path {
    case all = "/conversations"
    case one = "/conversations/{id}"
    case leave = "/conversations/{id}/leave"
}
