public import Domain
import HTTPServer
import Wire

/// Endpoints of the runs that a member took part in, and of stamps for fellow runners.
public struct FellowRunnerRoutes: Sendable {
    private let logs: any RunLogRepository
    private let queries: any RunLogQueries
    private let clock: any WallClock

    public init(logs: any RunLogRepository, queries: any RunLogQueries, clock: any WallClock) {
        self.logs = logs
        self.queries = queries
        self.clock = clock
    }

    public var endpoints: [Endpoint] { runs + stamps }

    private var runs: [Endpoint] {
        [
            .on(API.joinedRuns.mine) { _, _, who in
                ListBody(try await queries.runs(of: who.member, at: clock.now).map(JoinedRunBody.init))
            },
            .on(API.joinedRuns.one) { run, _, who in
                JoinedRunBody(try await queries.run(run, of: who.member, at: clock.now))
            },
            .on(API.joinedRuns.fellows) { run, _, who in
                let fellows = try await queries.fellows(in: run, of: who.member, at: clock.now)
                return ListBody(fellows.map(FellowRunnerBody.init))
            },
        ]
    }

    private var stamps: [Endpoint] {
        [
            .on(API.joinedRuns.giveStamp) { place, body, who in
                let (run, fellow) = place
                try await logs.give(body.stamp, to: fellow, in: run, by: who.member, at: clock.now)
                return Nothing()
            },
            .on(API.joinedRuns.takeBackStamp) { place, nothing, who in
                let (run, fellow) = place
                try await logs.takeBack(from: fellow, in: run, by: who.member)
                return nothing
            },
        ]
    }
}
