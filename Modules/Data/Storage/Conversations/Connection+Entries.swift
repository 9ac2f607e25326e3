import Database
import Domain

extension Connection {
    /// Adds what the house says to a conversation, for both of its members; it counts as unread for all but
    /// the one whose doing it was.
    func say(_ line: Line, in conversation: Conversation.ID, as id: Message.ID, at now: Moment) throws {
        let number = try nextEntry(of: conversation)
        try execute(
            """
            INSERT INTO messages (conversation, number, id, sender, line, deal, sent_at)
            VALUES (\(conversation), \(number), \(id), \(line.actor), \(line.event.rawValue), \(line.deal),
                \(now))
            """
        )
        try passOn(number, of: conversation, from: line.actor, position: id, at: now)
    }

    func nextEntry(of conversation: Conversation.ID) throws -> Int {
        let row = try first(
            """
            UPDATE conversations SET latest_number = latest_number + 1 WHERE id = \(conversation)
            RETURNING latest_number
            """
        )
        guard let row else { throw ConversationRefusal.notFound }
        return try row.value("latest_number")
    }

    /// Moves the conversation to the top of both lists, counts the entry as unread for those who didn't write
    /// it, and tells everyone's streams.
    func passOn(
        _ number: Int,
        of conversation: Conversation.ID,
        from sender: Member.ID?,
        position: Message.ID,
        at now: Moment
    ) throws {
        let members = try run(
            "SELECT member FROM conversation_members WHERE conversation = \(conversation) ORDER BY member"
        )
        for row in members {
            let member: Member.ID = try row.value("member")
            let isOwn = member == sender
            try execute(
                """
                UPDATE conversation_members
                SET latest = \(position), unread = \(isOwn ? SQL("0") : SQL("unread + 1")),
                    read_number = \(isOwn ? SQL("\(number)") : SQL("read_number")), has_left = 0
                WHERE conversation = \(conversation) AND member = \(member)
                """
            )
            try announce(.message(conversation, number: number), to: member, at: now)
        }
    }
}
