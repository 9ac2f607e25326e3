public import Domain

/// Where conversations are found.
public enum ConversationPath: String, Path {
    case all = "/api/v1/conversations"
    case one = "/api/v1/conversations/{id}"
    case messages = "/api/v1/conversations/{id}/messages"
    case read = "/api/v1/conversations/{id}/read"
    case aboutClass = "/api/v1/classes/{id}/conversation"

    /// Where one asks about a listing of a kind.
    public static func about(_ kind: Listing.Kind) -> ConversationPath {
        switch kind {
        case .class: .aboutClass
        }
    }
}
