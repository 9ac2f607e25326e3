import Database
import Domain

extension TableBase {
    var noticeSettings: NoticeSettingsTable { NoticeSettingsTable(connection: connection) }
}

/// The tables of what members want to be told of. One who never chose has no row.
struct NoticeSettingsTable {
    let connection: Connection

    func find(_ members: [Member.ID]) throws -> [Member.ID: NoticeSettings] {
        guard !members.isEmpty else { return [:] }
        var muted: [Member.ID: Set<Notice.Kind>] = [:]
        for row in try connection.run(
            "SELECT member, kind FROM muted_notices WHERE member IN \(list: members)"
        ) {
            muted[try row.value("member"), default: []].insert(try row.word("kind"))
        }
        var settings = muted.mapValues { NoticeSettings(muted: $0) }
        let chosen = try connection.run(
            """
            SELECT member, unpushed, unmailed, takes_letters, quiet_from, quiet_until FROM notice_settings
            WHERE member IN \(list: members)
            """
        )
        for row in chosen {
            let member: Member.ID = try row.value("member")
            settings[member] = NoticeSettings(
                muted: muted[member] ?? [],
                unpushed: try row.groups("unpushed"),
                unmailed: try row.groups("unmailed"),
                takesLetters: try row.value("takes_letters"),
                quietHours: try row.quietHours()
            )
        }
        return settings
    }

    func put(_ settings: NoticeSettings, of member: Member.ID) throws {
        try connection.execute("DELETE FROM muted_notices WHERE member = \(member)")
        for kind in settings.muted {
            try connection.execute(
                "INSERT INTO muted_notices (member, kind) VALUES (\(member), \(kind.rawValue))"
            )
        }
        try connection.execute(
            """
            INSERT INTO notice_settings (member, unpushed, unmailed, takes_letters, quiet_from, quiet_until)
            VALUES (\(member), \(settings.unpushed.stored), \(settings.unmailed.stored),
                \(settings.takesLetters), \(settings.quietHours?.from), \(settings.quietHours?.until))
            ON CONFLICT (member) DO UPDATE SET unpushed = excluded.unpushed, unmailed = excluded.unmailed,
                takes_letters = excluded.takes_letters, quiet_from = excluded.quiet_from,
                quiet_until = excluded.quiet_until
            """
        )
    }
}

extension Set<NoticeGroup> {
    fileprivate var stored: String { map(\.rawValue).sorted().joined(separator: " ") }
}

extension Row {
    fileprivate func groups(_ column: String) throws -> Set<NoticeGroup> {
        let names: String = try value(column)
        return Set(names.split(separator: " ").compactMap { NoticeGroup(rawValue: String($0)) })
    }

    fileprivate func quietHours() throws -> QuietHours? {
        guard let from: Int = try value("quiet_from"), let until: Int = try value("quiet_until") else {
            return nil
        }
        return QuietHours(from, until)
    }
}
