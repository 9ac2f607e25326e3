import Domain
import HTTPServer
import Wire
import Wording

enum ServerStatusPagePath: String, Path {
    case status = "/operator/server"
    case retry = "/operator/server/retry"
    case crashes = "/operator/server/crashes"
    case figures = "/operator/figures"
    case testMail = "/operator/server/test-mail"
}

/// Page routes of the server's status for operators, not found for other members.
public struct ServerStatusPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [status, retry, crashes, figures, testMail] }

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

    private var crashes: PageRoute {
        .memberPage(ServerStatusPagePath.crashes) { visit in
            CrashReportsPage(reports: try await visit(API.server.crashes()).reports).page(for: visit)
        }
    }

    private var figures: PageRoute {
        .memberPage(ServerStatusPagePath.figures) { visit in
            let kind = visit.request.query["kind"].flatMap(Listing.Kind.init(rawValue:))
            let figures = try await visit(API.server.figures(FiguresQuery()))
            return FiguresPage(weeks: figures.weeks, kind: kind).page(for: visit)
        }
    }

    /// Shows what the mail server answered.
    private var testMail: PageRoute {
        .choice(ServerStatusPagePath.testMail) { visit in
            do {
                let mail = try await visit(API.server.testMail())
                let status = try await visit(API.server.status())
                return .page(ServerStatusPage(status: status, testMail: mail, entry: .empty).page(for: visit))
            } catch let refusal as any Refusal & LocalizedRefusal where refusal.kind != .notFound {
                let problem = Problem(refusal)
                var page = try await Self.show(visit, FormEntry.empty.refused(problem))
                page.tell(problem)
                return .page(page)
            }
        }
    }

    @Sendable private static func show(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        ServerStatusPage(status: try await visit(API.server.status()), entry: entry).page(for: visit)
    }
}
