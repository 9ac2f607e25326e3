/// Paths of sources of events, for operators.
public enum SourcePath: String, Path {
    case all = "/api/v1/sources"
    case one = "/api/v1/sources/{id}"
    case fetch = "/api/v1/sources/{id}/fetch"
    case pause = "/api/v1/sources/{id}/pause"
    case resume = "/api/v1/sources/{id}/resume"
    case withdraw = "/api/v1/sources/{id}/withdraw"
    case entries = "/api/v1/sources/{id}/entries"
    case accept = "/api/v1/source-entries/{id}/accept"
    case skip = "/api/v1/source-entries/{id}/skip"
}
