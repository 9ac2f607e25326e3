public import Database
public import Domain

public struct SQLAnnouncementRepository: AnnouncementRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func changed(limit: Int) async throws -> [Listing.ID] {
        try await database.read { connection in
            try connection.run("SELECT event FROM changed_events ORDER BY event LIMIT \(limit)")
                .map { try $0.value("event") }
        }
    }

    public func announce(
        _ id: Listing.ID,
        in documents: any FederationDocuments,
        at now: Moment
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            guard try transaction.changedEvents.take(id) else { return }
            var announced = try transaction.connection.announced(id) ?? AnnouncedEvent(id)
            let current = try transaction.eventDays.shown(id).flatMap { event in
                announced.object == nil && !event.isNews(at: now) ? nil : event
            }
            guard let news = announced.become(current.map(documents.object)) else { return }
            try transaction.connection.execute(
                """
                INSERT INTO announced_events (event, object, count)
                VALUES (\(id), \(announced.object), \(announced.count))
                ON CONFLICT (event) DO UPDATE SET object = excluded.object, count = excluded.count
                """
            )
            try transaction.activities.queue(
                documents.announcement(news, at: now),
                as: transaction.identifiers.next(),
                for: transaction.followers.inboxes(),
                at: now
            )
        }
    }

    public func hasAnnounced(_ event: Listing.ID) async throws -> Bool {
        try await database.read { try $0.announced(event) != nil }
    }

    public func due(at now: Moment, limit: Int) async throws -> [String] {
        try await database.read { connection in
            try connection.run(Self.due(at: now, limit: limit)).map { try $0.value("address") }
        }
    }

    static func due(at now: Moment, limit: Int) -> SQL {
        """
        SELECT address FROM inboxes
        WHERE due_at <= \(now) AND (busy_until IS NULL OR busy_until <= \(now))
            AND EXISTS (SELECT 1 FROM deliveries WHERE inbox = address)
        ORDER BY due_at, address LIMIT \(limit)
        """
    }

    public func reserve(_ inbox: String, at now: Moment, until end: Moment, limit: Int) async throws
        -> [QueuedActivity]
    {
        try await database.write { connection in
            let reserved = try connection.execute(
                """
                UPDATE inboxes SET busy_until = \(end)
                WHERE address = \(inbox) AND due_at <= \(now)
                    AND (busy_until IS NULL OR busy_until <= \(now))
                """
            )
            guard reserved > 0 else { return [] }
            return try connection.run(
                """
                SELECT number, body FROM deliveries JOIN activities ON number = activity
                WHERE inbox = \(inbox) ORDER BY number LIMIT \(limit)
                """
            )
            .map { QueuedActivity(number: try $0.value("number"), body: try $0.value("body")) }
        }
    }

    public func finish(_ activity: QueuedActivity, at inbox: String, _ failure: String?) async throws {
        try await database.write { connection in
            try connection.execute(
                "DELETE FROM deliveries WHERE inbox = \(inbox) AND activity = \(activity.number)"
            )
            try connection.execute("UPDATE inboxes SET failure = \(failure) WHERE address = \(inbox)")
        }
    }

    public func release(_ inbox: String, _ failure: String?, at now: Moment) async throws {
        try await database.write { connection in
            guard let failure else {
                try connection.execute(
                    "UPDATE inboxes SET busy_until = NULL, failures = 0 WHERE address = \(inbox)"
                )
                return
            }
            let row = try connection.first("SELECT failures FROM inboxes WHERE address = \(inbox)")
            guard let failures: Int = try row?.value("failures") else { return }
            try connection.execute(
                """
                UPDATE inboxes SET busy_until = NULL, failures = \(failures + 1), failure = \(failure),
                    due_at = \(now + QueuedActivity.pause(afterFailures: failures + 1))
                WHERE address = \(inbox)
                """
            )
        }
    }

    public func forget(_ inbox: String) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM followers WHERE inbox = \(inbox)")
            try connection.execute("DELETE FROM inboxes WHERE address = \(inbox)")
        }
    }

    public func removeOld(at now: Moment) async throws {
        let oldest = now - QueuedActivity.longestWait
        try await database.write { connection in
            try connection.execute("DELETE FROM activities WHERE at < \(oldest)")
            try connection.execute("DELETE FROM follow_activities WHERE at < \(oldest)")
            try connection.execute(
                """
                DELETE FROM inboxes WHERE address NOT IN (SELECT inbox FROM followers)
                    AND address NOT IN (SELECT inbox FROM deliveries)
                """
            )
        }
    }
}

extension Connection {
    fileprivate func announced(_ event: Listing.ID) throws -> AnnouncedEvent? {
        let row = try first("SELECT object, count FROM announced_events WHERE event = \(event)")
        return try row.map {
            AnnouncedEvent(event, object: try $0.value("object"), count: try $0.value("count"))
        }
    }
}
