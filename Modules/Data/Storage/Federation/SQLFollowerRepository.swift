public import Database
public import Domain

public struct SQLFollowerRepository: FollowerRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func add(
        _ actor: RemoteActor,
        by activity: String,
        accepting acceptance: String,
        at now: Moment
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            guard try !transaction.followers.isBlocked(actor.host) else { throw FederationRefusal.blocked }
            guard try transaction.followers.isNew(activity, at: now) else { return }
            try transaction.connection.execute(
                """
                INSERT INTO followers (actor, host, inbox, followed_at)
                VALUES (\(actor.address), \(actor.host.text), \(actor.announcementInbox), \(now))
                ON CONFLICT (actor) DO UPDATE SET host = excluded.host, inbox = excluded.inbox
                """
            )
            try transaction.activities.queue(
                acceptance,
                as: transaction.identifiers.next(),
                for: [(actor.inbox, actor.host.text)],
                at: now
            )
        }
    }

    public func remove(_ actor: String, by activity: String, at now: Moment) async throws {
        try await database.write { connection in
            guard try connection.followers.isNew(activity, at: now) else { return }
            try connection.execute("DELETE FROM followers WHERE actor = \(actor)")
        }
    }

    public func count() async throws -> Int {
        try await database.read { connection in
            try connection.first("SELECT count(*) AS count FROM followers")?.value("count") ?? 0
        }
    }

    public func block(_ host: WebsiteHost, at now: Moment) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO blocked_hosts (host, since) VALUES (\(host.text), \(now))
                ON CONFLICT (host) DO NOTHING
                """
            )
            // Hosts have no percent sign or underscore.
            let below = "%.\(host.text)"
            let condition: SQL = "host = \(host.text) OR host LIKE \(below)"
            try connection.execute("DELETE FROM followers WHERE \(condition)")
            try connection.execute("DELETE FROM inboxes WHERE \(condition)")
        }
    }

    public func unblock(_ host: WebsiteHost) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM blocked_hosts WHERE host = \(host.text)")
        }
    }

    public func blocks(_ host: WebsiteHost) async throws -> Bool {
        try await database.read { try $0.followers.isBlocked(host) }
    }

    public func status() async throws -> FederationStatus {
        try await database.read { connection in
            FederationStatus(
                hosts: try connection.run(Self.hosts).map(FederationStatus.Host.init(row:)),
                blocked: try connection.run("SELECT host FROM blocked_hosts ORDER BY host")
                    .map { try $0.host() }
            )
        }
    }

    private static let hosts: SQL = """
        SELECT host, CAST(sum(followers) AS BIGINT) AS followers, CAST(sum(waiting) AS BIGINT) AS waiting,
            max(failures) AS failures, max(failure) AS failure
        FROM (
            SELECT host, count(*) AS followers, 0 AS waiting, 0 AS failures, NULL AS failure
            FROM followers GROUP BY host
            UNION ALL
            SELECT host, 0 AS followers,
                (SELECT count(*) FROM deliveries WHERE inbox = inboxes.address) AS waiting, failures, failure
            FROM inboxes
        ) AS parts
        GROUP BY host ORDER BY host
        """
}

extension Row {
    fileprivate func host() throws -> WebsiteHost { try stored("host") { try WebsiteHost($0) } }
}

extension FederationStatus.Host {
    fileprivate init(row: Row) throws {
        self.init(
            host: try row.host(),
            followers: try row.value("followers"),
            waiting: try row.value("waiting"),
            failures: try row.value("failures"),
            failure: try row.value("failure")
        )
    }
}
