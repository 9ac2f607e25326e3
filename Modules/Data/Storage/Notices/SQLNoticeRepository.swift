public import Database
public import Domain

public struct SQLNoticeRepository: NoticeRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func read(_ chosen: ChosenNotices, of member: Member.ID, at now: Moment) async throws {
        let those: SQL =
            switch chosen {
            case .upTo(let id): " AND id <= \(id)"
            case .these(let ids): " AND id IN \(list: ids)"
            case .all: ""
            }
        try await database.write { connection in
            try connection.execute(
                "UPDATE notices SET read_at = \(now) WHERE member = \(member) AND read_at IS NULL\(those)"
            )
        }
    }

    public func choose(_ settings: NoticeSettings, by member: Member.ID) async throws {
        try await database.write { try $0.noticeSettings.put(settings, of: member) }
    }

    public func forget(before moment: Moment, atMost count: Int) async throws -> Int {
        try await database.write { connection in
            try connection.execute("DELETE FROM notices WHERE id IN (\(Self.old(before: moment, count)))")
        }
    }

    static func old(before moment: Moment, _ count: Int) -> SQL {
        "SELECT id FROM notices WHERE at < \(moment) ORDER BY at LIMIT \(count)"
    }
}
