public import Database
public import Domain

public struct SQLPushRepository: PushRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func put(_ subscription: PushSubscription) async throws {
        try await database.write { connection in
            try connection.execute(
                """
                DELETE FROM push_subscriptions
                WHERE session = \(subscription.session) OR endpoint = \(subscription.endpoint)
                """
            )
            let isThere = try connection.first(
                "SELECT 1 AS found FROM sessions WHERE id = \(subscription.session)"
            )
            guard isThere != nil else { throw SessionRefusal.ended }
            try connection.execute(
                """
                INSERT INTO push_subscriptions (session, member, endpoint, host, public_key, secret,
                    shows_content, added_at)
                VALUES (\(subscription.session), \(subscription.member), \(subscription.endpoint),
                    \(subscription.host), \(subscription.key), \(subscription.secret),
                    \(subscription.showsContent), \(subscription.addedAt))
                """
            )
        }
    }

    public func find(_ session: Session.ID, of member: Member.ID) async throws -> PushSubscription? {
        try await database.read { connection in
            try connection.first(
                "\(PushSubscription.all) WHERE session = \(session) AND member = \(member)"
            )
            .map(PushSubscription.init(row:))
        }
    }

    public func sessions(of member: Member.ID) async throws -> Set<Session.ID> {
        try await database.read { connection in
            let rows = try connection.run("SELECT session FROM push_subscriptions WHERE member = \(member)")
            return Set(try rows.map { try $0.value("session") })
        }
    }

    public func remove(_ session: Session.ID, of member: Member.ID) async throws {
        try await database.write { connection in
            _ = try connection.execute(
                "DELETE FROM push_subscriptions WHERE session = \(session) AND member = \(member)"
            )
        }
    }
}

extension PushSubscription {
    static let all: SQL = """
        SELECT session, member, endpoint, host, public_key, secret, shows_content, added_at, failing_since
        FROM push_subscriptions
        """

    init(row: Row) throws {
        self.init(
            session: try row.value("session"),
            member: try row.value("member"),
            endpoint: try row.value("endpoint"),
            host: try row.value("host"),
            key: try row.value("public_key"),
            secret: try row.value("secret"),
            showsContent: try row.value("shows_content"),
            addedAt: try row.value("added_at"),
            failingSince: try row.value("failing_since")
        )
    }
}
