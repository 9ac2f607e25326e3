public import Database
public import Domain

public struct SQLTodoQueries: TodoQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func loads() async throws -> [QueueLoad] {
        try await database.read { try Self.loads($0) }
    }

    public func todo(at now: Moment) async throws -> OperatorTodo {
        try await database.read { connection in
            let tasks = try connection.run(Self.tasks(datedBefore: now + OperatorTodo.soon))
            return OperatorTodo(
                loads: try Self.loads(connection),
                tasks: try tasks.map(OperatorTask.init(row:))
            )
        }
    }

    static func loads(_ connection: Connection) throws -> [QueueLoad] {
        let rows = try connection.run(counts).map { row in
            QueueLoad(
                try row.word("queue"),
                count: try row.value("waiting"),
                oldest: try row.value("oldest")
            )
        }
        return OperatorQueue.allCases.flatMap { queue in rows.filter { $0.queue == queue } }
    }

    static let counts: SQL = """
        SELECT 'reports' AS queue, count(*) AS waiting, min(at) AS oldest FROM reports WHERE status = 'open'
        UNION ALL
        SELECT 'appeals', count(*), min(at) FROM appeals WHERE outcome IS NULL
        UNION ALL
        SELECT 'submissions', count(*), min(submitted_at) FROM (
            SELECT submitted_at FROM submissions WHERE state = 'waiting'
            UNION ALL SELECT submitted_at FROM comment_submissions WHERE state = 'waiting') AS submitted
        UNION ALL
        SELECT 'orders', count(*), min(changed_at) FROM orders WHERE problem IS NOT NULL
        UNION ALL
        SELECT 'verifications', count(*), min(sent_at) FROM verifications WHERE state = 'waiting'
        UNION ALL
        SELECT 'claims', count(*), min(claimed_at) FROM claims WHERE state = 'waiting'
        UNION ALL
        SELECT 'sources', count(*), min(added_at) FROM sources WHERE state = 'proposed'
        UNION ALL
        SELECT 'failed-jobs', (SELECT count(*) FROM (\(failedEmails)) AS emails)
            + (SELECT count(*) FROM (\(failedPushes)) AS pushes)
            + (SELECT count(*) FROM (\(failingSources)) AS failing), CAST(NULL AS BIGINT)
        """

    static let failedEmails: SQL =
        "SELECT 1 AS one FROM outbox WHERE attempts > 0 LIMIT \(OperatorTodo.mostFailedJobs)"
    static let failedPushes: SQL =
        "SELECT 1 AS one FROM pushes WHERE attempts > 0 LIMIT \(OperatorTodo.mostFailedJobs)"
    static let failingSources: SQL = """
        SELECT 1 AS one FROM sources WHERE state = 'active' AND failures > 0
        LIMIT \(OperatorTodo.mostFailedJobs)
        """

    static func tasks(datedBefore soon: Moment) -> SQL {
        """
        SELECT queue, id, title, since, starts_at, reason, subject_kind, problem, amount, cause, term
        FROM (\(all)) AS tasks
        ORDER BY CASE WHEN starts_at < \(soon) THEN 0 ELSE 1 END,
            CASE WHEN starts_at < \(soon) THEN starts_at ELSE since END, queue, id
        LIMIT \(OperatorTodo.most)
        """
    }

    /// Both engines take the types of the columns from here, so what is null has one.
    private static let all: SQL = """
        SELECT 'reports' AS queue, id, excerpt AS title, at AS since, CAST(NULL AS BIGINT) AS starts_at,
            reason, subject_kind, CAST(NULL AS TEXT) AS problem, CAST(NULL AS BIGINT) AS amount,
            CAST(NULL AS TEXT) AS cause, CAST(NULL AS TEXT) AS term
        FROM reports WHERE status = 'open'
        UNION ALL
        SELECT 'appeals', id, text, at, NULL, NULL, NULL, NULL, NULL, NULL, NULL
        FROM appeals WHERE outcome IS NULL
        UNION ALL
        SELECT 'submissions', listings.id, listings.title, submissions.submitted_at, listings.starts_at,
            NULL, 'listing', NULL, NULL, submissions.cause, submissions.term
        FROM submissions JOIN listings ON listings.id = submissions.listing
        WHERE submissions.state = 'waiting'
        UNION ALL
        SELECT 'submissions', comments.id, comments.text, comment_submissions.submitted_at, NULL,
            NULL, 'comment', NULL, NULL, comment_submissions.cause, comment_submissions.term
        FROM comment_submissions JOIN comments ON comments.id = comment_submissions.comment
        WHERE comment_submissions.state = 'waiting'
        UNION ALL
        SELECT 'orders', id, title, changed_at, NULL, NULL, NULL, problem, amount, NULL, NULL
        FROM orders WHERE problem IS NOT NULL
        UNION ALL
        SELECT 'verifications', verifications.id, accounts.nickname, verifications.sent_at,
            NULL, NULL, NULL, NULL, NULL, NULL, NULL
        FROM verifications JOIN accounts ON accounts.id = verifications.teacher
        WHERE verifications.state = 'waiting'
        UNION ALL
        SELECT 'claims', claims.id, listings.title, claims.claimed_at, listings.starts_at,
            NULL, NULL, NULL, NULL, NULL, NULL
        FROM claims JOIN listings ON listings.id = claims.listing WHERE claims.state = 'waiting'
        UNION ALL
        SELECT 'sources', id, name, added_at, NULL, NULL, NULL, NULL, NULL, NULL, NULL
        FROM sources WHERE state = 'proposed'
        """
}

extension OperatorTask {
    fileprivate init(row: Row) throws {
        self.init(
            try row.value("id"),
            in: try row.word("queue"),
            title: try row.value("title"),
            since: try row.value("since"),
            startsAt: try row.value("starts_at"),
            detail: try Detail(row: row)
        )
    }
}

extension OperatorTask.Detail {
    fileprivate init(row: Row) throws {
        let problem: OrderProblem? = try row.storedIfPresent("problem") { OrderProblem($0) }
        let reason: Report.Reason? = try row.wordIfPresent("reason")
        let cause = try SubmissionCause(row: row)
        if let cause {
            self = .submission(cause, of: try row.word("subject_kind"))
        } else if let problem {
            self = .order(problem, try row.stored("amount") { Money(won: $0) })
        } else if let reason {
            self = .report(reason, of: try row.word("subject_kind"))
        } else {
            self = .other
        }
    }
}
