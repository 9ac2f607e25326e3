import Domain
import Wire

/// Where people talk.
enum ConversationPagePath: String, Path {
    case all = "/conversations"
    case one = "/conversations/{id}"
    case leave = "/conversations/{id}/leave"
    case aboutClass = "/classes/{id}/conversation"

    /// Where one asks about a listing of a kind.
    static func about(_ kind: Listing.Kind) -> ConversationPagePath {
        switch kind {
        case .class: .aboutClass
        }
    }
}
