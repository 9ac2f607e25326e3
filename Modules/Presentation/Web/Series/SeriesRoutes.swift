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

    public var endpoints: [Endpoint] {
        [
            .on(API.series.list) { _, _, who in
                ListBody(try await series.list(of: who.member).map { SeriesBody($0, tellsReason: true) })
            },
            .on(API.series.end) { id, _, who in
                SeriesBody(try await series.end(id, of: who.member, at: clock.now), tellsReason: true)
            },
            .on(API.series.resume) { id, _, who in
                SeriesBody(try await series.resume(id, of: who.member, at: clock.now), tellsReason: true)
            },
        ]
    }
}
