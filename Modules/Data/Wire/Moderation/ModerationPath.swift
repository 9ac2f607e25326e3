/// Paths of blocks and reports.
public enum ModerationPath: String, Path {
    case blocks = "/api/v1/blocks"
    case block = "/api/v1/blocks/{account}"
    case blockPlan = "/api/v1/blocks/{account}/plan"
    case reports = "/api/v1/reports"
    case report = "/api/v1/reports/{id}"
    case dismiss = "/api/v1/reports/{id}/dismiss"
    case uphold = "/api/v1/reports/{id}/uphold"
    case reopen = "/api/v1/reports/{id}/reopen"
    case measures = "/api/v1/operator/measures"
    case duties = "/api/v1/me/duties"
}
