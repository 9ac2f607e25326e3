/// How the server and its work in the background are, for operators.
public struct ServerStatus: Equatable, Sendable {
    /// With the commit, if it is known.
    public let version: String
    /// The version in the operator's file if it is newer; nil without such a file.
    public let newerVersion: String?
    public let startedAt: Moment
    /// Free space at the data folder.
    public let freeBytes: Int
    public let databaseBytes: Int
    public let crashReports: Int
    /// Sources of events whose last fetch failed.
    public let failingSources: Int
    public let backups: Backups
    public let queues: [OutgoingQueue]
    /// In order of their names.
    public let tasks: [PeriodicTask]
    /// The latest of this process, newest first.
    public let failures: [NotedFailure]

    public enum Backups: Equatable, Sendable {
        /// The server makes none by itself.
        case off
        /// When the newest was made; nil before the first.
        case on(newest: Moment?)
    }

    public init(
        version: String,
        newerVersion: String?,
        startedAt: Moment,
        freeBytes: Int,
        databaseBytes: Int,
        crashReports: Int,
        failingSources: Int,
        backups: Backups,
        queues: [OutgoingQueue],
        tasks: [PeriodicTask],
        failures: [NotedFailure]
    ) {
        self.version = version
        self.newerVersion = newerVersion
        self.startedAt = startedAt
        self.freeBytes = freeBytes
        self.databaseBytes = databaseBytes
        self.crashReports = crashReports
        self.failingSources = failingSources
        self.backups = backups
        self.queues = queues
        self.tasks = tasks
        self.failures = failures
    }
}

/// Messages that wait to be sent.
public struct OutgoingQueue: Equatable, Sendable {
    public enum Name: String, CaseIterable, Sendable {
        case emails
        case pushes
    }

    public let name: Name
    public let waiting: Int
    /// Tried before, in vain.
    public let failing: Int
    /// When the longest overdue one should have been sent; nil when none is overdue.
    public let overdueSince: Moment?

    public init(_ name: Name, waiting: Int, failing: Int, overdueSince: Moment?) {
        self.name = name
        self.waiting = waiting
        self.failing = failing
        self.overdueSince = overdueSince
    }
}

/// A task that the server repeats.
public struct PeriodicTask: Equatable, Sendable {
    /// As the log and the metrics name it.
    public let name: String
    /// Nil when it has not succeeded since the start.
    public let succeededAt: Moment?
    /// Since the start.
    public let failures: Int

    public init(_ name: String, succeededAt: Moment?, failures: Int) {
        self.name = name
        self.succeededAt = succeededAt
        self.failures = failures
    }
}

/// An unexpected failure, as it is logged.
public struct NotedFailure: Equatable, Sendable {
    /// What failed, as in `GET /feed` or `maintenance, emails`.
    public let work: String
    public let cause: String
    /// The identifier of the request, if there was one.
    public let request: String?
    public let at: Moment

    public init(_ work: String, _ cause: String, request: String?, at: Moment) {
        self.work = work
        self.cause = cause
        self.request = request
        self.at = at
    }
}

/// Reads the server's status. The caller must check that the reader is an operator.
public protocol ServerStatusQueries: Sendable {
    func status(at now: Moment) async throws -> ServerStatus

    /// The texts of the latest crash reports, newest first.
    func crashReports() -> [String]
}

/// Sends again what failed, for operators who have removed the cause.
public protocol OutgoingQueues: Sendable {
    /// Makes every message due that was tried in vain.
    func retry(_ queue: OutgoingQueue.Name, at now: Moment) async throws
}
