/// Paths of the log of what operators see and do.
public enum AuditPath: String, Path {
    case records = "/api/v1/operator/audit"
    case export = "/api/v1/operator/audit/export"
}
