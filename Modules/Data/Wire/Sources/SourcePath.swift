/// Paths of sources of events: a member's own, and all for operators.
public enum SourcePath: String, Path {
    /// Reads a document without storing it, for members.
    case read = "/api/v1/event-documents"
    case mine = "/api/v1/me/sources"
    case all = "/api/v1/sources"
    case one = "/api/v1/sources/{id}"
    case fetch = "/api/v1/sources/{id}/fetch"
    case pause = "/api/v1/sources/{id}/pause"
    case resume = "/api/v1/sources/{id}/resume"
    case withdraw = "/api/v1/sources/{id}/withdraw"
    case approve = "/api/v1/sources/{id}/approve"
    case decline = "/api/v1/sources/{id}/decline"
    case entries = "/api/v1/sources/{id}/entries"
    case acceptEntry = "/api/v1/source-entries/{id}/accept"
    case skipEntry = "/api/v1/source-entries/{id}/skip"
}
