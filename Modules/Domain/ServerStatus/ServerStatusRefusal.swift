/// Why the server's status isn't shown.
public enum ServerStatusRefusal: String, Refusal, CaseIterable {
    /// There is none for members who aren't operators.
    case notFound = "server-status.not-found"

    public var code: String { rawValue }

    public var kind: RefusalKind { .notFound }
}
