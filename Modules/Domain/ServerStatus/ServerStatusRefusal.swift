/// Why the server's status isn't shown.
public enum ServerStatusRefusal: String, Refusal, CaseIterable {
    /// There is none for members who aren't operators.
    case notFound = "server-status.not-found"

    /// Emails aren't sent over a mail server.
    case noMailServer = "server-status.no-mail-server"

    public var code: String { rawValue }

    public var kind: RefusalKind {
        switch self {
        case .notFound: .notFound
        case .noMailServer: .conflict
        }
    }
}
