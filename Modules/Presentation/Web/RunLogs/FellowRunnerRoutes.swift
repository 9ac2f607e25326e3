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

    public var endpoints: [Endpoint] { [runs, run, fellows, giving, takingBack] }

    private var runs: Endpoint {
        .member(
            .get,
            RunLogPath.runs,
            "List the started runs that I took part in; latest first, at most \(JoinedRun.most)",
            answers: .json()
        ) { [queries, clock] _, who in
            ListBody(try await queries.runs(of: who.member, at: clock.now).map(JoinedRunBody.init))
        }
    }

    private var run: Endpoint {
        .member(.get, RunLogPath.run, "Get a started run that I took part in", answers: .json()) {
            [queries, clock] request, who in
            JoinedRunBody(try await queries.run(request.joinedRun, of: who.member, at: clock.now))
        }
    }

    private var fellows: Endpoint {
        .member(
            .get,
            RunLogPath.fellows,
            "List the others who took part in a run, with the stamps that I gave and received; host first",
            answers: .json()
        ) { [queries, clock] request, who in
            ListBody(
                try await queries.fellows(in: request.joinedRun, of: who.member, at: clock.now)
                    .map(FellowRunnerBody.init)
            )
        }
    }

    private var giving: Endpoint {
        .member(
            .put,
            RunLogPath.stamp,
            "Give a fellow runner a stamp, or change it",
            takes: RunStampBody.self,
            answers: .nothing
        ) { [logs, clock] request, who, body in
            try await logs.give(
                body.stamp,
                to: request.fellow,
                in: request.joinedRun,
                by: who.member,
                at: clock.now
            )
            return Nothing()
        }
    }

    private var takingBack: Endpoint {
        .member(.delete, RunLogPath.stamp, "Take back the stamp of a fellow runner", answers: .nothing) {
            [logs] request, who in
            try await logs.takeBack(from: request.fellow, in: request.joinedRun, by: who.member)
            return Nothing()
        }
    }
}

extension Request {
    fileprivate var joinedRun: Listing.ID {
        get throws { try identifier("listing", or: RunLogRefusal.runNotFound) }
    }

    fileprivate var fellow: Member.ID {
        get throws { try identifier("member", or: RunLogRefusal.notFellow) }
    }
}
