import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of reports.
public struct ReportPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [page, report] }

    private var page: PageRoute {
        .memberPage(ModerationPagePath.report) { visit in
            let query = visit.request.query
            let kind = query["subject.kind"].flatMap(Subject.Kind.init(rawValue:))
            guard kind != nil, query["subject.id"] != nil else { throw ReportRefusal.notFound }
            let entry = FormEntry(query.filter { ["subject.kind", "subject.id"].contains($0.name) })
            return ReportPage(entry: entry).page(for: visit)
        }
    }

    private var report: PageRoute {
        .form(
            ModerationPagePath.report,
            sends: API.reports.file,
            then: { visit, _ in
                .to(visit.wayBack(or: BoardPagePath.home.rawValue), flash: .reported)
            },
            refused: { visit, entry in ReportPage(entry: entry).page(for: visit) }
        )
    }
}
