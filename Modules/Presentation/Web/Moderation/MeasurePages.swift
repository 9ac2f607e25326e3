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
            sends: .post,
            to: ModerationPath.measures,
            then: { (_, report: ReportCaseBody) in
                .to(ModerationPagePath.one.filled(report.id.description), telling: .handled)
            },
            refused: Self.show
        )
    }

    @Sendable private static func show(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let (kind, id) = (entry.text("subject.kind"), entry.text("subject.id"))
        guard Subject.Kind(rawValue: kind) != nil else { throw ReportRefusal.notFound }
        let plan: MeasurePlanBody = try await visit.get(
            ModerationPath.measures,
            query: [("kind", kind), ("id", id)]
        )
        return MeasurePage(plan: plan, entry: entry).page(for: visit)
    }
}
