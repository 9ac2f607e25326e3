public import Domain

/// Operations on the server's status; for operators.
public struct ServerStatusOperations: OperationList {
    private static let server: PathPattern<Void> = "/api/v1/operator/server"

    public let status = Operation<SignedIn, Void, Nothing, ServerStatusBody>(
        .get,
        server,
        "Get the server's status: queues, tasks, backups and failures; for operators"
    )
    public let retry = Operation<SignedIn, Void, QueueRetryBody, ServerStatusBody>(
        .post,
        server / "retry",
        "Send again what failed; for operators"
    )
    public let crashes = Operation<SignedIn, Void, Nothing, CrashReportsBody>(
        .get,
        server / "crashes",
        "Get the texts of the latest crash reports; for operators"
    )
    public let figures = Operation<SignedIn, Void, FiguresQuery, FiguresBody>(
        .get,
        "/api/v1/operator/figures",
        "Get what members did by week and kind, in numbers; for operators"
    )
    public let testMail = Operation<SignedIn, Void, Nothing, TestMailBody>(
        .post,
        "/api/v1/operator/test-mail",
        "Send an email to my own address at once; tells what the mail server answered, for operators"
    )
}

extension API {
    public static let server = ServerStatusOperations()
}

/// The queue of which to send again what failed.
public struct QueueRetryBody: ShapedBody {
    public let queue: OutgoingQueue.Name

    public init(_ queue: OutgoingQueue.Name) {
        self.queue = queue
    }

    public static let shape = Shape<Self>("QueueRetry", Field("queue", \.queue), make: Self.init)
}
