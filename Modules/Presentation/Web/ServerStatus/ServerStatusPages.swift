import Domain
import HTTPServer
import Wire

enum ServerStatusPagePath: String, Path {
    case status = "/operator/server"
    case retry = "/operator/server/retry"
}

/// Page routes of the server's status for operators, not found for other members.
public struct ServerStatusPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [status, retry] }

    private var status: PageRoute {
        .memberPage(ServerStatusPagePath.status) { try await Self.show($0, .empty) }
    }

    private var retry: PageRoute {
        .form(
            ServerStatusPagePath.retry,
            sends: API.server.retry,
            then: { _, _ in .to(ServerStatusPagePath.status.rawValue, flash: .messagesRetried) },
            refused: Self.show
        )
    }

    @Sendable private static func show(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        ServerStatusPage(status: try await visit(API.server.status()), entry: entry).page(for: visit)
    }
}
