import Database
import Domain

extension TableBase {
    var changedEvents: ChangedEventTable { ChangedEventTable(connection: connection) }
    var activities: ActivityTable { ActivityTable(connection: connection) }
    var followers: FollowerTable { FollowerTable(connection: connection) }
}

/// The table of events that changed since they were compared with what followers know (ADR 63).
struct ChangedEventTable {
    let connection: Connection

    /// Notes an event whose contents or visibility change in this transaction. Writes nothing before
    /// federation was switched on for the first time.
    func note(_ listing: Listing) throws {
        if listing.kind.has(.publicDates) { try note(listing.id) }
    }

    /// Ignores other kinds of listing.
    func note(_ listing: Listing.ID) throws {
        let kinds = Listing.Kind.allCases.filter { $0.has(.publicDates) }.map(\.rawValue)
        try connection.execute(
            """
            INSERT INTO changed_events (event) SELECT id FROM listings
            WHERE id = \(listing) AND kind IN \(list: kinds) AND EXISTS (SELECT 1 FROM federation_keys)
            ON CONFLICT (event) DO NOTHING
            """
        )
    }

    /// False if another server took it first.
    func take(_ event: Listing.ID) throws -> Bool {
        try connection.execute("DELETE FROM changed_events WHERE event = \(event)") > 0
    }
}

/// The tables of followers and of activities that changed them.
struct FollowerTable {
    let connection: Connection

    /// False for an activity that was processed before.
    func isNew(_ activity: String, at now: Moment) throws -> Bool {
        try connection.execute(
            """
            INSERT INTO follow_activities (id, at) VALUES (\(activity), \(now))
            ON CONFLICT (id) DO NOTHING
            """
        ) > 0
    }

    func isBlocked(_ host: WebsiteHost) throws -> Bool {
        let names = host.itselfAndAbove
        return try connection.first("SELECT host FROM blocked_hosts WHERE host IN \(list: names)") != nil
    }

    func inboxes() throws -> [(address: String, host: String)] {
        try connection.run("SELECT DISTINCT inbox, host FROM followers ORDER BY inbox")
            .map { (try $0.value("inbox"), try $0.value("host")) }
    }
}

/// The tables of activities, of inboxes, and of which waits for which.
struct ActivityTable {
    let connection: Connection

    /// - Parameter number: in the order in which activities are sent.
    func queue(
        _ body: String,
        as number: Identifier<QueuedActivity>,
        for inboxes: [(address: String, host: String)],
        at now: Moment
    ) throws {
        guard !inboxes.isEmpty else { return }
        try connection.execute(
            "INSERT INTO activities (number, body, at) VALUES (\(number), \(body), \(now))"
        )
        for inbox in inboxes {
            try connection.execute(
                """
                INSERT INTO inboxes (address, host, due_at) VALUES (\(inbox.address), \(inbox.host), \(now))
                ON CONFLICT (address) DO NOTHING
                """
            )
            try connection.execute(
                "INSERT INTO deliveries (inbox, activity) VALUES (\(inbox.address), \(number))"
            )
        }
    }
}

extension WebsiteHost {
    /// The host, and all that it is below of.
    fileprivate var itselfAndAbove: [String] {
        let labels = text.split(separator: ".")
        return labels.indices.map { labels[$0...].joined(separator: ".") }
    }
}
