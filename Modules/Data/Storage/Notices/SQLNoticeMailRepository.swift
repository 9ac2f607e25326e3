public import Database
public import Domain

public struct SQLNoticeMailRepository: NoticeMailRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func queue(
        _ count: Int,
        at now: Moment,
        writing write: @escaping @Sendable (DueNoticeMail) -> EmailMessage?
    ) async throws -> Int {
        // Polled every few seconds, usually without result: writes only when something is due.
        guard try await database.read({ try $0.first(Self.due(1, at: now)) != nil }) else { return 0 }
        return try await database.write { connection in
            let rows = try connection.run(Self.due(count, at: now))
            let due = try rows.map(DueNotice.init(row:))
            try connection.execute(
                "UPDATE notices SET mail_due_at = NULL WHERE id IN \(list: due.map(\.told.notice))"
            )
            var operators: Set<Member.ID> = []
            for mail in try connection.dueMails(due) {
                guard let email = write(mail) else { continue }
                let isOfQueue = Notice.Kind.ofOperatorQueues.contains(mail.notice.notice.kind)
                guard !isOfQueue || operators.insert(mail.member).inserted else { continue }
                try connection.outbox.insert(email, at: now)
            }
            try connection.endQueueMails(of: operators)
            return rows.count
        }
    }

    static func due(_ count: Int, at now: Moment) -> SQL {
        """
        SELECT id, member, mail_due_at FROM notices WHERE mail_due_at <= \(now)
        ORDER BY mail_due_at, id LIMIT \(count)
        """
    }

    public func stop(_ group: NoticeGroup, of member: Member.ID) async throws -> Bool {
        try await change(member) { $0.mail(group, false) }
    }

    public func stopLetters(of member: Member.ID) async throws -> Bool {
        try await change(member) { $0.takeLetters(false) }
    }

    private func change(
        _ member: Member.ID,
        _ change: @escaping @Sendable (inout NoticeSettings) -> Void
    ) async throws -> Bool {
        try await database.write { connection in
            guard try connection.first("SELECT 1 AS found FROM accounts WHERE id = \(member)") != nil else {
                return false
            }
            var settings = try connection.noticeSettings.find([member])[member] ?? NoticeSettings()
            change(&settings)
            try connection.noticeSettings.put(settings, of: member)
            return true
        }
    }
}

extension Connection {
    /// Reads what the emails of due notices depend on, with as many statements as for one. Leaves out members
    /// without a verified address and notices that they may not see any more.
    fileprivate func dueMails(_ due: [DueNotice]) throws -> [DueNoticeMail] {
        guard !due.isEmpty else { return [] }
        let members = Array(Set(due.map(\.told.member)))
        let settings = try noticeSettings.find(members)
        let mailboxes = try mailboxes(among: members)
        let summaries = try notices.summaries(due.map(\.told.notice), of: members)
        return due.compactMap { due in
            let (member, notice) = (due.told.member, due.told.notice)
            guard let mailbox = mailboxes[member], let summary = summaries[notice] else { return nil }
            return DueNoticeMail(
                notice: summary,
                dueAt: due.at,
                member: member,
                address: mailbox.address,
                language: mailbox.language,
                settings: settings[member] ?? NoticeSettings()
            )
        }
    }

    /// These operators have an email of all queues now.
    fileprivate func endQueueMails(of operators: Set<Member.ID>) throws {
        guard !operators.isEmpty else { return }
        try execute(
            """
            UPDATE notices SET mail_due_at = NULL
            WHERE member IN \(list: Array(operators)) AND mail_due_at IS NOT NULL
                AND kind IN \(list: Notice.Kind.ofOperatorQueues.map(\.rawValue))
            """
        )
    }

    private func mailboxes(among members: [Member.ID]) throws -> [Member.ID: Mailbox] {
        let rows = try run(
            """
            SELECT id, email, language FROM accounts
            WHERE id IN \(list: members) AND email_verified_at IS NOT NULL
            """
        )
        return try rows.reduce(into: [:]) { mailboxes, row in
            mailboxes[try row.value("id")] = Mailbox(
                address: try row.stored("email") { try EmailAddress($0) },
                language: try row.word("language")
            )
        }
    }
}

/// A notice whose mail is due, and since when.
private struct DueNotice {
    let told: NoticeRecipient
    let at: Moment

    init(row: Row) throws {
        told = try NoticeRecipient(row: row)
        at = try row.value("mail_due_at")
    }
}

/// A notice and the member whom it tells.
struct NoticeRecipient {
    let notice: Notice.ID
    let member: Member.ID

    init(row: Row) throws {
        notice = try row.value("id")
        member = try row.value("member")
    }

    /// Nil for the email of no notice.
    init?(email row: Row) throws {
        guard let notice: Notice.ID = try row.value("notice") else { return nil }
        self.notice = notice
        member = try row.value("member")
    }
}

private struct Mailbox {
    let address: EmailAddress
    let language: Language
}
