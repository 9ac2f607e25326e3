public import Database
public import Domain
import MemoryCache
import Synchronization

/// Keeps those that haven't ended in memory. Changes by this process invalidate them before the response;
/// changes by another process do so once the database has sent its notification.
public final class SQLSiteAnnouncementRepository: SiteAnnouncementRepository {
    private enum Kept: Hashable {
        case unended
    }

    private static let channel = "announcements"

    private let database: Database
    private let kept = MemoryCache<Kept, [Announcement]>(most: 1)
    private let listening = Mutex<Listening?>(nil)

    public init(_ database: Database) {
        self.database = database
        let heard = database.listen(on: Self.channel) { [kept] _ in kept.forgetAll() }
        listening.withLock { $0 = heard }
    }

    public func shown(at now: Moment) async throws -> [Announcement] {
        try await unended(at: now).filter { $0.isShown(at: now) }
    }

    /// May have some that ended since they were read.
    private func unended(at now: Moment) async throws -> [Announcement] {
        if let known = kept.value(of: .unended) { return known }
        let moment = kept.moment
        let read = try await database.read { try $0.announcements(unendedAt: now) }
        kept.keep([(.unended, read)], readAt: moment)
        return read
    }

    public func list(_ slice: SliceRequest) async throws -> Slice<Announcement> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(before: slice.start(), limit: slice.rows))
            return try Slice(rows, slice, by: "id", of: Announcement.self) {
                try $0.map(Announcement.init(row:))
            }
        }
    }

    static func list(before id: Announcement.ID?, limit: Int) -> SQL {
        """
        SELECT \(Announcement.columns) FROM announcements WHERE id < \(id?.rawValue ?? .max)
        ORDER BY id DESC LIMIT \(limit)
        """
    }

    public func find(_ id: Announcement.ID) async throws -> Announcement {
        try await database.read { try $0.announcement(id) }
    }

    public func post(_ announcement: Announcement) async throws -> Announcement {
        try await database.once(making: announcement.id) { connection, _ in
            try announcement.checkRoom(beside: connection.announcements(unendedAt: announcement.startsAt))
            try connection.insert(announcement)
            try connection.notify(Self.channel, "")
            return announcement
        } knowing: {
            try $0.announcement($1)
        }
    }

    public func update(
        _ id: Announcement.ID,
        _ change: @escaping @Sendable (inout Announcement) throws -> Void
    ) async throws -> Announcement {
        try await database.write { connection in
            var announcement = try connection.announcement(id)
            try change(&announcement)
            try announcement.checkRoom(beside: connection.announcements(unendedAt: announcement.startsAt))
            try connection.save(announcement)
            try connection.notify(Self.channel, "")
            return announcement
        }
    }
}

extension Connection {
    fileprivate func announcement(_ id: Announcement.ID) throws -> Announcement {
        let row = try first("SELECT \(Announcement.columns) FROM announcements WHERE id = \(id)")
        guard let row else { throw AnnouncementRefusal.notFound }
        return try Announcement(row: row)
    }

    fileprivate func announcements(unendedAt moment: Moment) throws -> [Announcement] {
        let rows = try run(
            """
            SELECT \(Announcement.columns) FROM announcements WHERE ends_at > \(moment)
            ORDER BY starts_at DESC, id DESC
            """
        )
        return try rows.map(Announcement.init(row:))
    }

    fileprivate func insert(_ announcement: Announcement) throws {
        let contents = announcement.contents
        try execute(
            """
            INSERT INTO announcements (id, text, text_en, link, starts_at, ends_at)
            VALUES (\(announcement.id), \(contents.text), \(contents.english), \(contents.link?.text),
                \(announcement.startsAt), \(announcement.endsAt))
            """
        )
    }

    fileprivate func save(_ announcement: Announcement) throws {
        let contents = announcement.contents
        try execute(
            """
            UPDATE announcements SET text = \(contents.text), text_en = \(contents.english),
                link = \(contents.link?.text), starts_at = \(announcement.startsAt),
                ends_at = \(announcement.endsAt)
            WHERE id = \(announcement.id)
            """
        )
    }
}

extension Announcement {
    fileprivate static let columns: SQL = "id, text, text_en, link, starts_at, ends_at"

    fileprivate init(row: Row) throws {
        let contents = try row.stored("text") { text in
            try AnnouncementContents(
                text: text,
                english: row.value("text_en"),
                link: row.storedIfPresent("link") { try AnnouncementLink($0) }
            )
        }
        self.init(
            stored: try row.value("id"),
            contents,
            from: try row.value("starts_at"),
            until: try row.value("ends_at")
        )
    }
}
