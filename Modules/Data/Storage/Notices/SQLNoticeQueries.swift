public import Database
public import Domain

public struct SQLNoticeQueries: NoticeQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<NoticeSummary> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(of: member, after: slice.start(), limit: slice.rows))
            return try Slice(rows, slice, by: "id", of: Notice.self) { try $0.map(NoticeSummary.init(row:)) }
        }
    }

    public func unread(of member: Member.ID) async throws -> Int {
        try await database.read { connection in
            try connection.first(Self.unread(of: member))?.value("unread") ?? 0
        }
    }

    public func settings(of member: Member.ID) async throws -> NoticeSettings {
        try await database.read { try $0.noticeSettings.find([member])[member] ?? NoticeSettings() }
    }

    static func list(of member: Member.ID, after id: Notice.ID?, limit: Int) -> SQL {
        let rest: SQL = id.map { "AND notices.id < \($0)" } ?? ""
        return """
            \(NoticeSummary.all) WHERE notices.member = \(member) \(rest)
                AND \(.unblocked("notices.member", "notices.actor"))
            ORDER BY notices.id DESC LIMIT \(limit)
            """
    }

    static func unread(of member: Member.ID) -> SQL {
        """
        SELECT count(*) AS unread FROM notices
        WHERE notices.member = \(member) AND notices.read_at IS NULL
            AND \(.unblocked("notices.member", "notices.actor"))
        """
    }
}
