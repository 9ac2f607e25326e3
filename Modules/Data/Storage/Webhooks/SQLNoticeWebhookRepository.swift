public import Database
public import Domain

public struct SQLNoticeWebhookRepository: NoticeWebhookRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func insert(_ webhook: NoticeWebhook) async throws {
        try await database.write { try $0.webhooks.insert(webhook) }
    }

    public func all(of member: Member.ID) async throws -> [NoticeWebhook] {
        try await database.read { try $0.run(Self.list(of: member)).map(NoticeWebhook.init(row:)) }
    }

    public func find(_ id: NoticeWebhook.ID, of member: Member.ID) async throws -> NoticeWebhook? {
        try await database.read { connection in
            try connection.first("\(NoticeWebhook.all) WHERE id = \(id) AND member = \(member)")
                .map(NoticeWebhook.init(row:))
        }
    }

    public func resume(_ id: NoticeWebhook.ID) async throws {
        try await database.write {
            _ = try $0.execute("UPDATE webhooks SET failing_since = NULL WHERE id = \(id)")
        }
    }

    public func remove(_ id: NoticeWebhook.ID, of member: Member.ID) async throws {
        try await database.write { connection in
            let removed = try connection.execute(
                "DELETE FROM webhooks WHERE id = \(id) AND member = \(member)"
            )
            guard removed == 1 else { throw NoticeWebhookRefusal.notFound }
        }
    }

    static func list(of member: Member.ID) -> SQL {
        "\(NoticeWebhook.all) WHERE member = \(member) ORDER BY id DESC LIMIT \(NoticeWebhook.perMember)"
    }
}

extension NoticeWebhook {
    static let all: SQL = "SELECT id, member, address, created_at, failing_since FROM webhooks"

    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            member: try row.value("member"),
            address: try row.value("address"),
            createdAt: try row.value("created_at"),
            failingSince: try row.value("failing_since")
        )
    }
}
