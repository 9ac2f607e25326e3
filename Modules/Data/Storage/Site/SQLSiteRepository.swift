public import Database
public import Domain

/// Keeps the settings in memory, so that no page reads them.
public final class SQLSiteRepository: SiteRepository {
    private static let channel = "site"

    private let database: Database
    private let identifiers: IdentifierGenerator
    private let given: [SiteSetting: SiteSettings.Given]
    private let settings: NotifiedValue<SiteSettings>

    public init(
        _ database: Database,
        identifiers: IdentifierGenerator,
        given: [SiteSetting: SiteSettings.Given]
    ) {
        (self.database, self.identifiers, self.given) = (database, identifiers, given)
        settings = NotifiedValue(
            database,
            on: Self.channel,
            beforeReading: SiteSettings(given: given)
        ) { try $0.site.settings(given: given) }
    }

    public var known: SiteSettings { settings.known }

    public func current() async -> SiteSettings { await settings.current() }

    /// Reads the settings again after a notification.
    public func refresh() async throws { try await settings.refresh() }

    public func update(
        by member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout SiteSettings) throws -> [SiteDifference]
    ) async throws -> SiteSettings {
        let changed = try await database.write(identifiers, at: now) { [given] transaction in
            var settings = try transaction.site.settings(given: given)
            for difference in try change(&settings) { try transaction.site.keep(difference, by: member) }
            return settings
        }
        // The notification of this write was heard before it returned; the next reader reads it as well.
        settings.keep(changed)
        return changed
    }

    public func changes(_ slice: SliceRequest) async throws -> Slice<SiteChange> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(before: slice.start(), limit: slice.rows))
            return try Slice(rows, slice, by: "id", of: SiteChange.self) {
                try $0.compactMap(SiteChange.init(row:))
            }
        }
    }

    static func list(before id: SiteChange.ID?, limit: Int) -> SQL {
        """
        SELECT site_changes.id AS id, setting, former, value, site_changes.at AS at,
            \(MemberCard.columns("card"))
        FROM site_changes \(MemberCard.join("card", on: "site_changes.operator"))
        WHERE site_changes.id < \(id?.rawValue ?? .max)
        ORDER BY site_changes.id DESC LIMIT \(limit)
        """
    }

    fileprivate static func notify(_ connection: Connection) throws {
        try connection.notify(channel, "changed")
    }
}

extension TableBase {
    var site: SiteTable<Self> { SiteTable(base: self) }
}

/// The tables of the settings of the place.
struct SiteTable<Base: TableBase>: Table {
    let base: Base

    /// A setting that only a newer version knows is left out.
    func settings(given: [SiteSetting: SiteSettings.Given]) throws -> SiteSettings {
        let rows = try connection.run("SELECT setting, value FROM site_settings ORDER BY setting")
        let stored = try rows.reduce(into: [SiteSetting: String]()) { stored, row in
            guard let setting = SiteSetting(rawValue: try row.value("setting")) else { return }
            stored[setting] = try row.value("value")
        }
        return SiteSettings(given: given, stored: stored)
    }
}

extension SiteTable {
    /// The files of the logo and of the picture of the front page.
    func pictures() throws -> Set<StoredFile> { try settings(given: [:]).files }
}

extension SQL {
    /// The SQL condition that the place offers listings of a kind. Without a stored setting, it offers all.
    static func isOffered(_ kind: SQL) -> SQL {
        """
        NOT EXISTS (SELECT 1 FROM site_settings WHERE setting = \(SiteSetting.kinds.rawValue)
            AND ', ' || value || ',' NOT LIKE '%, ' || \(kind) || ',%')
        """
    }
}

extension SiteTable<Transaction> {
    func keep(_ difference: SiteDifference, by member: Member.ID) throws {
        let name = difference.setting.rawValue
        if difference.value.isEmpty {
            try connection.execute("DELETE FROM site_settings WHERE setting = \(name)")
        } else {
            try connection.execute(
                """
                INSERT INTO site_settings (setting, value) VALUES (\(name), \(difference.value))
                ON CONFLICT (setting) DO UPDATE SET value = excluded.value
                """
            )
        }
        let id: SiteChange.ID = identifiers.next()
        try connection.execute(
            """
            INSERT INTO site_changes (id, setting, former, value, operator, at)
            VALUES (\(id), \(name), \(difference.former), \(difference.value), \(member), \(now))
            """
        )
        try SQLSiteRepository.notify(connection)
    }
}

extension SiteChange {
    /// Nil for a setting that only a newer version knows.
    fileprivate init?(row: Row) throws {
        guard let setting = SiteSetting(rawValue: try row.value("setting")) else { return nil }
        let difference = SiteDifference(
            setting,
            from: try row.value("former"),
            to: try row.value("value")
        )
        self.init(
            try row.value("id"),
            difference,
            at: try row.value("at"),
            by: try MemberCard(row: row, "card")
        )
    }
}
