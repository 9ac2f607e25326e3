public import Domain

/// What waits for operators.
public struct OperatorTodoBody: ShapedBody, Hashable {
    public let queues: [QueueLoadBody]
    public let tasks: [OperatorTaskBody]

    public static let shape = Shape<Self>(
        "OperatorTodo",
        Field("queues", \.queues),
        Field(
            "tasks",
            \.tasks,
            about: "At most 20; what begins soon first, then the longest waiting; no failed jobs"
        ),
        make: Self.init
    )
}

extension OperatorTodoBody {
    public init(_ todo: OperatorTodo) {
        queues = todo.loads.map(QueueLoadBody.init)
        tasks = todo.tasks.map(OperatorTaskBody.init)
    }
}

/// How much waits in a queue.
public struct QueueLoadBody: ShapedBody, Hashable {
    public let queue: OperatorQueue
    public let count: Int
    /// Nil for an empty queue, and for failed jobs.
    public let oldest: Moment?

    public static let shape = Shape<Self>(
        "QueueLoad",
        Field("queue", \.queue),
        Field("count", \.count),
        Field("oldest", \.oldest, about: "Since when the first of it waits"),
        make: Self.init
    )
}

extension QueueLoadBody {
    public init(_ load: QueueLoad) {
        queue = load.queue
        count = load.count
        oldest = load.oldest
    }
}

/// One thing that waits for an operator.
public struct OperatorTaskBody: ShapedBody, Hashable {
    public let queue: OperatorQueue
    public let id: OperatorTask.ID
    public let title: String?
    public let since: Moment
    public let startsAt: Moment?
    /// Of a report.
    public let reason: Report.Reason?
    /// Of what is reported or submitted.
    public let subjectKind: Subject.Kind?
    /// Of an order.
    public let problem: String?
    /// In won, of an order.
    public let amount: Int?
    /// Of a submission.
    public let cause: SubmissionCause.Name?
    /// What operators watch for and it contains.
    public let term: String?

    public static let shape = Shape<Self>(
        "OperatorTask",
        Field("queue", \.queue),
        Field("id", \.id, about: "In the queue; a submission's is that of its listing or comment"),
        Field("title", \.title),
        Field("since", \.since),
        Field("startsAt", \.startsAt, about: "Of the listing that waits"),
        Field("reason", \.reason, about: "Of a report"),
        Field("subjectKind", \.subjectKind, about: "Of what is reported or submitted"),
        Field("problem", \.problem, about: "Of an order"),
        Field("amount", \.amount, about: "In won, of an order"),
        Field("cause", \.cause, about: "Of a submission"),
        Field("term", \.term, about: "What operators watch for and a submission contains"),
        make: Self.init
    )
}

extension OperatorTaskBody {
    public init(_ task: OperatorTask) {
        (queue, id, title) = (task.queue, task.id, task.title)
        (since, startsAt) = (task.since, task.startsAt)
        var order: (problem: OrderProblem, amount: Money)?
        var submission: (cause: SubmissionCause, kind: Subject.Kind)?
        var report: (reason: Report.Reason, kind: Subject.Kind)?
        switch task.detail {
        case .report(let reason, let kind): report = (reason, kind)
        case .order(let problem, let amount): order = (problem, amount)
        case .submission(let cause, let kind): submission = (cause, kind)
        case .other: break
        }
        (reason, subjectKind) = (report?.reason, report?.kind ?? submission?.kind)
        (problem, amount) = (order?.problem.text, order?.amount.won)
        (cause, term) = (submission?.cause.name, submission?.cause.term)
    }
}
