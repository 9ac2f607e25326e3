import Database
import Domain

extension TableBase {
    var outbox: OutboxTable { OutboxTable(connection: connection) }
}

/// The table of emails to be sent.
struct OutboxTable {
    let connection: Connection

    /// Queues an email in the transaction of its cause.
    func insert(_ message: EmailMessage, at now: Moment) throws {
        try connection.execute(
            """
            INSERT INTO outbox (id, member, recipient, language, kind, code, link, title, about, reason,
                until, notice, digest, letter, attempts, due_at, expires_at)
            VALUES (\(message.id), \(message.member), \(message.to.text), \(message.language.rawValue),
                \(message.content.kind), \(message.content.code), \(message.content.link),
                \(message.content.title),
                \(message.content.suspension?.about.rawValue), \(message.content.suspension?.reason.rawValue),
                \(message.content.suspension?.until), \(message.content.notice),
                \(message.content.digest?.stored), \(message.content.letter), 0, \(now), \(message.expiresAt))
            """
        )
    }
}
