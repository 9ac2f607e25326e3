public import Domain

/// How the server and its work in the background are.
public struct ServerStatusBody: ShapedBody, Hashable {
    public let version: String
    public let newerVersion: String?
    public let startedAt: Moment
    public let freeBytes: Int
    public let databaseBytes: Int
    public let crashReports: Int
    public let failingSources: Int
    public let makesBackups: Bool
    public let lastBackupAt: Moment?
    public let queues: [OutgoingQueueBody]
    public let tasks: [PeriodicTaskBody]
    public let failures: [NotedFailureBody]

    public static let shape = Shape<Self>(
        "ServerStatus",
        Field("version", \.version, about: "With the commit, if it is known"),
        Field("newerVersion", \.newerVersion, about: "By the file that the operator names"),
        Field("startedAt", \.startedAt),
        Field("freeBytes", \.freeBytes, about: "At the data folder"),
        Field("databaseBytes", \.databaseBytes),
        Field("crashReports", \.crashReports),
        Field("failingSources", \.failingSources, about: "Sources of events whose last fetch failed"),
        Field("makesBackups", \.makesBackups, about: "Whether the server backs up by itself"),
        Field("lastBackupAt", \.lastBackupAt),
        Field("queues", \.queues),
        Field("tasks", \.tasks, about: "Of this server, since it started"),
        Field("failures", \.failures, about: "The latest of this server, newest first"),
        make: Self.init
    )
}

extension ServerStatusBody {
    public init(_ status: ServerStatus) {
        (version, newerVersion, startedAt) = (status.version, status.newerVersion, status.startedAt)
        (freeBytes, databaseBytes) = (status.freeBytes, status.databaseBytes)
        (crashReports, failingSources) = (status.crashReports, status.failingSources)
        switch status.backups {
        case .off: (makesBackups, lastBackupAt) = (false, nil)
        case .on(let newest): (makesBackups, lastBackupAt) = (true, newest)
        }
        queues = status.queues.map(OutgoingQueueBody.init)
        tasks = status.tasks.map(PeriodicTaskBody.init)
        failures = status.failures.map(NotedFailureBody.init)
    }
}

/// Messages that wait to be sent.
public struct OutgoingQueueBody: ShapedBody, Hashable {
    public let queue: OutgoingQueue.Name
    public let waiting: Int
    public let failing: Int
    public let overdueSince: Moment?

    public static let shape = Shape<Self>(
        "OutgoingQueue",
        Field("queue", \.queue),
        Field("waiting", \.waiting),
        Field("failing", \.failing, about: "Tried before, in vain"),
        Field("overdueSince", \.overdueSince, about: "When the longest overdue one should have been sent"),
        make: Self.init
    )
}

extension OutgoingQueueBody {
    init(_ queue: OutgoingQueue) {
        self.queue = queue.name
        (waiting, failing, overdueSince) = (queue.waiting, queue.failing, queue.overdueSince)
    }
}

/// A task that the server repeats.
public struct PeriodicTaskBody: ShapedBody, Hashable {
    public let name: String
    public let succeededAt: Moment?
    public let failures: Int

    public static let shape = Shape<Self>(
        "PeriodicTask",
        Field("name", \.name, about: "As the log and the metrics name it"),
        Field("succeededAt", \.succeededAt),
        Field("failures", \.failures),
        make: Self.init
    )
}

extension PeriodicTaskBody {
    init(_ task: PeriodicTask) {
        (name, succeededAt, failures) = (task.name, task.succeededAt, task.failures)
    }
}

/// An unexpected failure, as it is logged.
public struct NotedFailureBody: ShapedBody, Hashable {
    public let at: Moment
    public let work: String
    public let cause: String
    public let request: String?

    public static let shape = Shape<Self>(
        "NotedFailure",
        Field("at", \.at),
        Field("work", \.work, about: "What failed"),
        Field("cause", \.cause),
        Field("request", \.request, about: "The identifier of the request, if there was one"),
        make: Self.init
    )
}

extension NotedFailureBody {
    init(_ failure: NotedFailure) {
        (at, work, cause, request) = (failure.at, failure.work, failure.cause, failure.request)
    }
}

/// The texts of crash reports.
public struct CrashReportsBody: ShapedBody, Hashable {
    public let reports: [String]

    public init(_ reports: [String]) {
        self.reports = reports
    }

    public static let shape = Shape<Self>(
        "CrashReports",
        Field("reports", \.reports, about: "The latest, newest first"),
        make: Self.init
    )
}
