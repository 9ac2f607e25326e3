public import Database
public import Domain

public struct SQLWebsiteRepository: WebsiteRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func add(_ host: WebsiteHost, of member: Member.ID, at now: Moment) async throws {
        try await database.write { connection in
            let known = try connection.websites.list(of: member)
            guard !known.contains(where: { $0.host == host }) else { return }
            guard known.count < Website.most else { throw WebsiteRefusal.tooMany }
            try connection.insert(WebsiteRow(Website(host, addedAt: now), of: member))
        }
    }

    public func prove(_ host: WebsiteHost, of member: Member.ID, at now: Moment) async throws {
        try await database.write { connection in
            let changed = try connection.execute(
                """
                UPDATE websites SET proven_at = \(now) WHERE member = \(member) AND host = \(host.text)
                """
            )
            guard changed > 0 else { throw WebsiteRefusal.notFound }
        }
    }

    public func remove(_ host: WebsiteHost, of member: Member.ID) async throws {
        try await database.write { connection in
            try connection.execute("DELETE FROM websites WHERE member = \(member) AND host = \(host.text)")
        }
    }

    public func list(of member: Member.ID) async throws -> [Website] {
        try await database.read { try $0.websites.list(of: member) }
    }
}

extension TableBase {
    var websites: WebsiteTable { WebsiteTable(connection: connection) }
}

/// The table of members' websites.
struct WebsiteTable {
    let connection: Connection

    /// The hosts that each of the members has proven.
    func proven(by members: Set<Member.ID>) throws -> [Member.ID: [WebsiteHost]] {
        guard !members.isEmpty else { return [:] }
        let rows = try connection.run(
            """
            SELECT member, host FROM websites
            WHERE proven_at IS NOT NULL AND member IN \(list: members.sorted())
            """
        )
        return try rows.reduce(into: [:]) { proven, row in
            let host = try row.stored("host") { try WebsiteHost($0) }
            proven[try row.value("member"), default: []].append(host)
        }
    }

    /// Whether the member has proven a website that covers one of these.
    func proves(_ hosts: [WebsiteHost], of member: Member.ID) throws -> Bool {
        try proven(by: [member])[member, default: []].contains { host in hosts.contains(where: host.covers) }
    }

    func list(of member: Member.ID) throws -> [Website] {
        try connection.run(
            "SELECT host, added_at, proven_at FROM websites WHERE member = \(member) ORDER BY host"
        )
        .map { row in
            Website(
                try row.stored("host") { try WebsiteHost($0) },
                addedAt: try row.value("added_at"),
                provenAt: try row.value("proven_at")
            )
        }
    }
}

/// A website of a member.
public struct WebsiteRow: InsertableRow {
    public static let table: StaticString = "websites"

    private let website: Website
    private let member: Member.ID

    public init(_ website: Website, of member: Member.ID) {
        self.website = website
        self.member = member
    }

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "member": member, "host": website.host.text, "added_at": website.addedAt,
            "proven_at": website.provenAt,
        ]
    }
}
