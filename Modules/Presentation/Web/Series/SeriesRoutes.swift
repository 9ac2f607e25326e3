public import Domain
import HTTPServer
import Wire

/// Endpoints of a member's series.
public struct SeriesRoutes: Sendable {
    private let series: any SeriesRepository
    private let clock: any WallClock

    public init(series: any SeriesRepository, clock: any WallClock) {
        self.series = series
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [list, end, resume] }

    private var list: Endpoint {
        .member(.get, SeriesPath.mine, "List my weekly series, newest first", answers: .json()) {
            [series] _, who in
            ListBody(try await series.list(of: who.member).map { SeriesBody($0, tellsReason: true) })
        }
    }

    private var end: Endpoint {
        .member(
            .delete,
            SeriesPath.one,
            "End a weekly series; the dates that are posted stay",
            answers: .json()
        ) { [series, clock] request, who in
            let id: Series.ID = try request.identifier(or: SeriesRefusal.notFound)
            return SeriesBody(
                try await series.end(id, of: who.member, at: clock.now),
                tellsReason: true
            )
        }
    }

    private var resume: Endpoint {
        .member(
            .post,
            SeriesPath.resume,
            "Resume a weekly series that I ended, with the dates to come",
            answers: .json()
        ) { [series, clock] request, who in
            let id: Series.ID = try request.identifier(or: SeriesRefusal.notFound)
            return SeriesBody(
                try await series.resume(id, of: who.member, at: clock.now),
                tellsReason: true
            )
        }
    }
}
