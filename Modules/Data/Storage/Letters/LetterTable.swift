import Database
import Domain

extension TableBase {
    var letters: LetterTable { LetterTable(connection: connection) }
}

/// The table of letters to all members.
struct LetterTable {
    /// The kinds of their emails in the outbox.
    static let kind = "letter"
    static let testKind = "letter-test"

    static let columns: SQL = """
        id, subject, text, subject_en, text_en, state, started_at, receivers, sent, failed
        """

    let connection: Connection

    func find(_ id: Letter.ID) throws -> Letter {
        let row = try connection.first("SELECT \(Self.columns) FROM letters WHERE id = \(id)")
        guard let row else { throw LetterRefusal.notFound }
        return try Letter(row: row)
    }

    func insert(_ letter: Letter) throws {
        let (korean, english) = (letter.contents.korean, letter.contents.english)
        try connection.execute(
            """
            INSERT INTO letters (id, subject, text, subject_en, text_en, state, reached, receivers, sent,
                failed)
            VALUES (\(letter.id), \(korean.subject), \(korean.text), \(english?.subject), \(english?.text),
                \(letter.state.rawValue), 0, 0, 0, 0)
            """
        )
    }

    /// Leaves the counts of emails, which only deliveries change.
    func save(_ letter: Letter) throws {
        let (korean, english) = (letter.contents.korean, letter.contents.english)
        try connection.execute(
            """
            UPDATE letters SET subject = \(korean.subject), text = \(korean.text),
                subject_en = \(english?.subject), text_en = \(english?.text),
                state = \(letter.state.rawValue), started_at = \(letter.startedAt),
                receivers = \(letter.progress.receivers)
            WHERE id = \(letter.id)
            """
        )
    }

    /// The condition that a member gets a letter that begins now.
    static func isReceiver(at now: Moment) -> SQL {
        """
        accounts.email_verified_at IS NOT NULL AND accounts.joined_at <= \(now)
            AND NOT EXISTS (SELECT 1 FROM notice_settings
                WHERE notice_settings.member = accounts.id AND notice_settings.takes_letters = 0)
            AND NOT EXISTS (SELECT 1 FROM reports
                WHERE reports.about = accounts.id AND reports.suspends_until > \(now))
        """
    }

    func receivers(at now: Moment) throws -> Int {
        let row = try connection.first(
            "SELECT count(*) AS count FROM accounts WHERE \(Self.isReceiver(at: now))"
        )
        return try row?.value("count") ?? 0
    }

    /// What the letters of these emails say.
    func texts(of emails: [Row]) throws -> [Letter.ID: LetterContents] {
        let ids = Set(try emails.compactMap { try $0.value("letter", as: Letter.ID?.self) })
        guard !ids.isEmpty else { return [:] }
        let rows = try connection.run(
            "SELECT id, subject, text, subject_en, text_en FROM letters WHERE id IN \(list: Array(ids))"
        )
        return try rows.reduce(into: [:]) { texts, row in
            texts[try row.value("id")] = try LetterContents(row: row)
        }
    }

    /// Counts emails that left the outbox, but for tests.
    func count(_ gone: [Row], asSent isSent: Bool) throws {
        var counts: [Letter.ID: Int] = [:]
        for row in gone where try row.value("kind") == Self.kind {
            if let letter: Letter.ID = try row.value("letter") { counts[letter, default: 0] += 1 }
        }
        for (letter, count) in counts {
            let change: SQL = isSent ? "sent = sent + \(count)" : "failed = failed + \(count)"
            try connection.execute("UPDATE letters SET \(change) WHERE id = \(letter)")
        }
    }
}

extension Letter {
    init(row: Row) throws {
        self.init(
            try row.value("id"),
            try LetterContents(row: row),
            try row.word("state"),
            startedAt: try row.value("started_at"),
            progress: LetterProgress(
                receivers: try row.value("receivers"),
                sent: try row.value("sent"),
                failed: try row.value("failed")
            )
        )
    }
}

extension LetterContents {
    fileprivate init(row: Row) throws {
        let korean = try row.stored("text") { text in
            try LetterText(subject: row.value("subject"), text: text)
        }
        let english = try row.storedIfPresent("text_en") { text in
            try LetterText(subject: row.value("subject_en"), text: text)
        }
        self.init(korean: korean, english: english)
    }
}
