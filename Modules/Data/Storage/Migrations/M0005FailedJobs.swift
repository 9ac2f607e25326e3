import Database

extension Migration {
    /// Counts of what failed read nothing else.
    static let failedJobs = Migration(
        5,
        "failed jobs",
        sql: """
            CREATE INDEX outbox_failed ON outbox (id) WHERE attempts > 0;
            CREATE INDEX pushes_failed ON pushes (session, notice) WHERE attempts > 0;
            CREATE INDEX sources_failing ON sources (id) WHERE state = 'active' AND failures > 0;
            """
    )
}
