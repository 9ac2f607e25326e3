import Domain
import HTTPServer
import Wire

/// Page routes of a member's series.
public struct SeriesPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, question, end, resume] }

    private var mine: PageRoute {
        .memberPage(SeriesPagePath.mine) { visit in
            let list: ListBody<SeriesBody> = try await visit.get(SeriesPath.mine)
            return SeriesPage(series: list.items).page(for: visit)
        }
    }

    private var question: PageRoute {
        .memberPage(SeriesPagePath.end) { visit in
            let list: ListBody<SeriesBody> = try await visit.get(SeriesPath.mine)
            guard let series = list.items.first(where: { $0.id.description == visit.place() }) else {
                throw SeriesRefusal.notFound
            }
            return SeriesEndPage(series: series).page(for: visit)
        }
    }

    private var end: PageRoute {
        .button(SeriesPagePath.end) { visit in
            try await visit.ask(.delete, SeriesPath.one, visit.place(), answers: SeriesBody.self)
            return .to(SeriesPagePath.mine.rawValue, telling: .seriesEnded)
        }
    }

    private var resume: PageRoute {
        .button(SeriesPagePath.resume) { visit in
            try await visit.ask(.post, SeriesPath.resume, visit.place(), answers: SeriesBody.self)
            return .to(SeriesPagePath.mine.rawValue, telling: .seriesResumed)
        }
    }
}
