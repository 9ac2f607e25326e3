/// Paths of the operator's documents.
public enum DocumentPath: String, Path {
    case one = "/api/v1/documents/{name}"
}
