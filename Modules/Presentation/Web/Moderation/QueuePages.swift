import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of what waits for operators and of the report queue, not found for other members.
public struct QueuePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [todo, queue, one, dismiss, uphold, reopen] }

    private var todo: PageRoute {
        .memberPage(ModerationPagePath.todo) { visit in
            TodoPage(todo: try await visit(API.measures.todo())).page(for: visit)
        }
    }

    private var queue: PageRoute {
        .memberPage(ModerationPagePath.queue) { visit in
            let status = visit.request.query["status"].flatMap(Report.Status.init(rawValue:)) ?? .open
            let query = ReportQuery(status: status, try visit.slice.slice)
            return QueuePage(status: status, list: try await visit(API.reports.list(query))).page(for: visit)
        }
    }

    private var one: PageRoute {
        .memberPage(ModerationPagePath.one) { try await Self.show($0, .empty) }
    }

    private var dismiss: PageRoute {
        .form(
            ModerationPagePath.dismiss,
            sends: API.reports.dismiss,
            then: { _, _ in .to(ModerationPagePath.queue.rawValue, flash: .handled) },
            refused: Self.show
        )
    }

    private var uphold: PageRoute {
        .form(
            ModerationPagePath.uphold,
            sends: API.reports.uphold,
            then: { _, _ in .to(ModerationPagePath.queue.rawValue, flash: .handled) },
            refused: Self.show
        )
    }

    private var reopen: PageRoute {
        .form(
            ModerationPagePath.reopen,
            sends: API.reports.reopen,
            then: { _, body in
                .to(ModerationPagePath.one.filled(body.id.description), flash: .handled)
            },
            refused: Self.show
        )
    }

    @Sendable private static func show(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let report = try await visit(API.reports.one(visit.place(of: API.reports.one)))
        let templates = try await visit.reasonTemplates
        return ReportCasePage(report: report, templates: templates, entry: entry).page(for: visit)
    }
}
