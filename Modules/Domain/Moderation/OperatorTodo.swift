/// What waits for operators: the length of each queue, and what comes first of all of them.
public struct OperatorTodo: Equatable, Sendable {
    public static let most = 20
    /// When a mail server is down, everything that waits for it fails.
    public static let mostFailedJobs = 1_000
    /// What has a date within this time comes before everything without one.
    public static let soon: Duration = .seconds(3 * 86_400)

    /// Each queue once, in the order of ``OperatorQueue``.
    public let loads: [QueueLoad]
    /// At most ``most``; none of failed jobs.
    public let tasks: [OperatorTask]

    public init(loads: [QueueLoad], tasks: [OperatorTask]) {
        self.loads = loads
        self.tasks = tasks
    }
}

/// A queue of what operators decide on, or look into.
public enum OperatorQueue: String, CaseIterable, Sendable {
    case reports
    /// Of members against measures.
    case appeals
    case submissions
    /// Orders that contradict the provider, or whose refund needs an operator.
    case orders
    case verifications
    case claims
    case sources
    /// Emails and pushes that were tried in vain and still wait, and sources whose last fetch failed.
    case failedJobs = "failed-jobs"
}

/// How much waits in a queue.
public struct QueueLoad: Hashable, Sendable {
    public let queue: OperatorQueue
    /// Of failed jobs at most ``OperatorTodo/mostFailedJobs`` of each kind.
    public let count: Int
    /// Since when the first of it waits; nil for an empty queue, and for failed jobs.
    public let oldest: Moment?

    public init(_ queue: OperatorQueue, count: Int, oldest: Moment?) {
        self.queue = queue
        self.count = count
        self.oldest = oldest
    }
}

/// One thing that waits for an operator.
public struct OperatorTask: Identifiable, Equatable, Sendable {
    public enum Detail: Equatable, Sendable {
        case report(Report.Reason, of: Subject.Kind)
        case order(OrderProblem, Money)
        case submission(SubmissionCause, of: Subject.Kind)
        case other
    }

    /// Of a report, an appeal, an order, a verification, a claim or a source; a submission's is that of its
    /// listing or comment.
    public let id: Identifier<OperatorTask>
    public let queue: OperatorQueue
    /// An excerpt of what is reported, the text of an appeal or a comment, the title of a listing or order,
    /// or the name of a teacher or a source.
    public let title: String?
    public let since: Moment
    /// When the listing that waits begins; nil for one without a date.
    public let startsAt: Moment?
    public let detail: Detail

    public init(
        _ id: ID,
        in queue: OperatorQueue,
        title: String?,
        since: Moment,
        startsAt: Moment? = nil,
        detail: Detail = .other
    ) {
        self.id = id
        self.queue = queue
        self.title = title
        self.since = since
        self.startsAt = startsAt
        self.detail = detail
    }
}

/// Reads what waits for operators. The caller must check that the reader is one.
public protocol TodoQueries: Sendable {
    func loads() async throws -> [QueueLoad]

    /// What begins within ``OperatorTodo/soon`` comes first, the next one before others; then what waits
    /// longest.
    func todo(at now: Moment) async throws -> OperatorTodo
}
