import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of the report queue, not found for other members.
public struct QueuePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [queue, one, dismiss, uphold, reopen] }

    private var queue: PageRoute {
        .memberPage(ModerationPagePath.queue) { visit in
            let query = visit.request.query
            let status = query["status"].flatMap(Report.Status.init(rawValue:)) ?? .open
            let asked = [("status", status.rawValue)] + visit.cursor
            return QueuePage(status: status, list: try await visit.get(ModerationPath.reports, query: asked))
                .page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(ModerationPagePath.one) { try await Self.show($0, .empty) }
    }

    private var dismiss: PageRoute {
        .form(
            ModerationPagePath.dismiss,
            sends: .post,
            to: ModerationPath.dismiss,
            then: { (_, _: ReportCaseBody) in .to(ModerationPagePath.queue.rawValue, telling: .handled) },
            refused: Self.show
        )
    }

    private var uphold: PageRoute {
        .form(
            ModerationPagePath.uphold,
            sends: .post,
            to: ModerationPath.uphold,
            then: { (_, _: ReportCaseBody) in .to(ModerationPagePath.queue.rawValue, telling: .handled) },
            refused: Self.show
        )
    }

    private var reopen: PageRoute {
        .form(
            ModerationPagePath.reopen,
            sends: .post,
            to: ModerationPath.reopen,
            then: { (_, body: ReportCaseBody) in
                .to(ModerationPagePath.one.filled(body.id.description), telling: .handled)
            },
            refused: Self.show
        )
    }

    @Sendable private static func show(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        ReportCasePage(
            report: try await visit.get(ModerationPath.report, visit.place()),
            entry: entry
        ).page(for: visit)
    }
}
