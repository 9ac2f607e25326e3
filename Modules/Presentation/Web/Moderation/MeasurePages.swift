import Domain
import HTTPServer
import Wire
import Wording

/// Page routes of measures without a report, not found for other members.
public struct MeasurePages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [page, act] }

    private var page: PageRoute {
        .memberPage(ModerationPagePath.measures) { visit in
            let names = ["subject.kind", "subject.id"]
            return try await Self.show(
                visit,
                FormEntry(visit.request.query.filter { names.contains($0.name) })
            )
        }
    }

    /// Leads to where the measure is looked at again and undone.
    private var act: PageRoute {
        .form(
            ModerationPagePath.measures,
            sends: API.measures.take,
            then: { _, report in
                .to(ModerationPagePath.one.filled(report.id.description), flash: .handled)
            },
            refused: Self.show
        )
    }

    @Sendable private static func show(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        guard let kind = Subject.Kind(rawValue: entry.text("subject.kind")) else {
            throw ReportRefusal.notFound
        }
        guard let id = Identifier<Subject>(entry.text("subject.id")) else {
            throw RequestRefusal.invalidParameter("id")
        }
        let plan = try await visit(API.measures.plan(MeasureQuery(Subject(kind, id))))
        let templates = try await visit.reasonTemplates
        return MeasurePage(plan: plan, templates: templates, entry: entry).page(for: visit)
    }
}
