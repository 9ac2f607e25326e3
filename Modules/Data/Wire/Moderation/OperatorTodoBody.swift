public import Domain

/// What waits for operators.
public struct OperatorTodoBody: ShapedBody, Hashable {
    public let queues: [QueueLoadBody]
    public let tasks: [OperatorTaskBody]

    public static let shape = Shape<Self>(
        "OperatorTodo",
        Field("queues", \.queues),
        Field("tasks", \.tasks, about: "At most 20; what begins soon first, then the longest waiting"),
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
    /// Nil for an empty queue.
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
    /// Of what is reported.
    public let subjectKind: Subject.Kind?
    /// Of an order.
    public let problem: String?
    /// In won, of an order.
    public let amount: Int?

    public static let shape = Shape<Self>(
        "OperatorTask",
        Field("queue", \.queue),
        Field("id", \.id, about: "In the queue; a submission's is that of its listing"),
        Field("title", \.title),
        Field("since", \.since),
        Field("startsAt", \.startsAt, about: "Of the listing that waits"),
        Field("reason", \.reason, about: "Of a report"),
        Field("subjectKind", \.subjectKind, about: "Of what is reported"),
        Field("problem", \.problem, about: "Of an order"),
        Field("amount", \.amount, about: "In won, of an order"),
        make: Self.init
    )
}

extension OperatorTaskBody {
    public init(_ task: OperatorTask) {
        (queue, id, title) = (task.queue, task.id, task.title)
        (since, startsAt) = (task.since, task.startsAt)
        switch task.detail {
        case .report(let reason, let kind):
            (self.reason, subjectKind, problem, amount) = (reason, kind, nil, nil)
        case .order(let problem, let amount):
            (reason, subjectKind, self.problem, self.amount) = (nil, nil, problem.text, amount.won)
        case .other:
            (reason, subjectKind, problem, amount) = (nil, nil, nil, nil)
        }
    }
}
