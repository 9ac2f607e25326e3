/// Paths of the operator's documents, and of members' consents to them.
public enum DocumentPath: String, Path {
    case one = "/api/v1/documents/{name}"
    case consents = "/api/v1/me/consents"
    case consent = "/api/v1/me/consents/{name}"
}
