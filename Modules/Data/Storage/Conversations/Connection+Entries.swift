import Database
import Domain

extension Connection {
    /// Adds what the server says to a conversation, for both of its members; it counts as unread for all but
    /// the one whose doing it was, who has not read what was there.
    ///
    /// The members' rows come first, so that two who add to one conversation at once wait for each other.
    func say(_ line: Line, in conversation: Conversation.ID, as id: Message.ID, at now: Moment) throws {
        let actor = line.actor?.rawValue ?? 0
        let rows = try run(
            """
            UPDATE conversation_members
            SET latest = \(id), latest_number = latest_number + 1,
                read_number = CASE WHEN member = \(actor) AND unread = 0 THEN latest_number + 1
                    ELSE read_number END,
                unread = CASE WHEN member <> \(actor) THEN unread + 1 ELSE unread END,
                has_left = \(line.event.bringsBack ? SQL("0") : SQL("has_left"))
            WHERE conversation = \(conversation) RETURNING member, latest_number
            """
        )
        guard let number: Int = try rows.first?.value("latest_number") else {
            throw ConversationRefusal.notFound
        }
        try execute(
            """
            INSERT INTO messages (id, conversation, number, sender, line, deal, sent_at)
            VALUES (\(id), \(conversation), \(number), \(line.actor), \(line.event.rawValue), \(line.deal),
                \(now))
            """
        )
        let members: [Member.ID] = try rows.map { try $0.value("member") }
        try announce([News(.message(conversation, number: number), for: members, at: now)])
    }

    /// Says the same in every conversation about a listing: that it was closed, opened again or deleted.
    func tellConversations(
        about subject: Subject,
        except known: Conversation.ID? = nil,
        _ event: Line.Event,
        by actor: Member.ID?,
        mint: IdentifierGenerator,
        at now: Moment
    ) throws {
        let rows = try run(
            """
            SELECT id FROM conversations
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number) ORDER BY id
            """
        )
        for row in rows {
            let conversation: Conversation.ID = try row.value("id")
            guard conversation != known else { continue }
            try say(Line(event, by: actor), in: conversation, as: mint.next(), at: now)
        }
    }
}
