/// Where members keep others away, and tell the operator.
public enum ModerationPath: String, Path {
    case blocks = "/api/v1/blocks"
    case block = "/api/v1/blocks/{account}"
    case reports = "/api/v1/reports"
}
