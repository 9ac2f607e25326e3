public import Domain
import HTTPServer
import Wire

/// Endpoints of the server's status for operators, not found for other members.
public struct ServerStatusRoutes: Sendable {
    private let operators: any OperatorRepository
    private let queries: any ServerStatusQueries
    private let queues: any OutgoingQueues
    private let figures: any FiguresQueries
    private let sendTestMail: SendTestMail
    private let clock: any WallClock

    public init(
        operators: any OperatorRepository,
        queries: any ServerStatusQueries,
        queues: any OutgoingQueues,
        figures: any FiguresQueries,
        sendTestMail: SendTestMail,
        clock: any WallClock
    ) {
        self.operators = operators
        self.queries = queries
        self.queues = queues
        self.figures = figures
        self.sendTestMail = sendTestMail
        self.clock = clock
    }

    public var endpoints: [Endpoint] {
        [
            status.audited(as: .serverRead), retry.audited(as: .serverRetry),
            crashes.audited(as: .crashesRead), weeks.audited(as: .figuresRead),
            testMail.audited(as: .serverTestMail),
        ]
    }

    private var status: Endpoint {
        .on(API.server.status) { _, _, who in
            try await admit(who)
            return ServerStatusBody(try await queries.status(at: clock.now))
        }
    }

    private var retry: Endpoint {
        .on(API.server.retry) { _, body, who in
            try await admit(who)
            try await queues.retry(body.queue, at: clock.now)
            return ServerStatusBody(try await queries.status(at: clock.now))
        }
    }

    private var crashes: Endpoint {
        .on(API.server.crashes) { _, _, who in
            try await admit(who)
            return CrashReportsBody(queries.crashReports())
        }
    }

    private var weeks: Endpoint {
        .on(API.server.figures) { _, query, who in
            try await admit(who)
            let count = query.weeks ?? FiguresQuery.usual
            return FiguresBody(
                try await figures.figures(of: count, until: Week(of: clock.now.dateInSeoul))
            )
        }
    }

    private var testMail: Endpoint {
        .on(API.server.testMail) { _, _, who in TestMailBody(try await sendTestMail(by: who.member)) }
    }

    private func admit(_ who: SignedIn) async throws {
        guard try await operators.isOperator(who.member) else { throw ServerStatusRefusal.notFound }
    }
}
