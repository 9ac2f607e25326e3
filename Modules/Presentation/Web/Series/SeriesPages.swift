import Domain
import HTTPServer
import Wire

/// Page routes of a member's series.
public struct SeriesPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, question, end, resume] }

    private var mine: PageRoute {
        .memberPage(SeriesPagePath.mine) { visit in
            SeriesPage(series: try await visit(API.series.list()).items).page(for: visit)
        }
    }

    private var question: PageRoute {
        .memberPage(SeriesPagePath.end) { visit in
            let id = visit.place()
            let all = try await visit(API.series.list()).items
            guard let series = all.first(where: { $0.id.description == id }) else {
                throw SeriesRefusal.notFound
            }
            return SeriesEndPage(series: series).page(for: visit)
        }
    }

    private var end: PageRoute {
        .button(SeriesPagePath.end, sends: API.series.end) { _, _ in
            .to(SeriesPagePath.mine.rawValue, flash: .seriesEnded)
        }
    }

    private var resume: PageRoute {
        .button(SeriesPagePath.resume, sends: API.series.resume) { _, _ in
            .to(SeriesPagePath.mine.rawValue, flash: .seriesResumed)
        }
    }
}
