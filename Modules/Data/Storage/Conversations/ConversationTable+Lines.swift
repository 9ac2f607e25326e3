import Database
import Domain

extension ConversationTable<Transaction> {
    func say(_ line: Line, in conversation: Conversation.ID) throws {
        try say(line, in: conversation, as: identifiers.next(), at: now)
    }

    /// Adds a line to every conversation about a listing, or only to its groups or those of two.
    func say(
        about subject: Subject,
        ofGroups isGroup: Bool? = nil,
        except known: Conversation.ID? = nil,
        _ event: Line.Event,
        by actor: Member.ID?
    ) throws {
        let chosen: SQL = isGroup.map { "AND is_group = \($0 ? 1 : 0)" } ?? ""
        let rows = try connection.run(
            """
            SELECT id FROM conversations
            WHERE subject_kind = \(subject.kind.rawValue) AND subject_id = \(subject.number) \(chosen)
            ORDER BY id
            """
        )
        for row in rows {
            let conversation: Conversation.ID = try row.value("id")
            guard conversation != known else { continue }
            try say(Line(event, by: actor), in: conversation)
        }
    }
}

extension ConversationTable {
    /// Replaces a message by a line. Those who haven't read it have one message less to read.
    func replace(_ message: Message, with line: Line, at now: Moment) throws {
        let rows = try connection.run(
            """
            UPDATE conversation_members
            SET unread = CASE WHEN read_number < \(message.number) AND unread > 0
                    AND member <> \(message.author?.rawValue ?? 0) THEN unread - 1 ELSE unread END
            WHERE conversation = \(message.conversation) RETURNING member, unread
            """
        )
        try connection.execute(
            """
            UPDATE messages SET line = \(line.event.rawValue), text = NULL
            WHERE id = \(message.id) AND line IS NULL
            """
        )
        try connection.images.release(of: Subject(.message, message.id))
        for row in rows where try row.value("unread", as: Int.self) == 0 {
            try connection.notices.markRead(of: message.conversation, row.value("member"), at: now)
        }
        let members: [Member.ID] = try rows.map { try $0.value("member") }
        let change = LiveChange.message(message.conversation, number: message.number)
        try connection.live.announce([News(change, for: members, at: now)])
    }

    /// Adds a line to a conversation. Only messages count as unread: what a line tells is a notice, too,
    /// where it concerns a member.
    ///
    /// Updates the members' rows first, so that concurrent writes to one conversation wait for each other.
    func say(_ line: Line, in conversation: Conversation.ID, as id: Message.ID, at now: Moment) throws {
        let actor = line.actor?.rawValue ?? 0
        let rows = try connection.run(
            """
            UPDATE conversation_members
            SET latest = \(id), latest_number = latest_number + 1,
                read_number = CASE WHEN member = \(actor) AND unread = 0 THEN latest_number + 1
                    ELSE read_number END,
                has_left = \(line.event.bringsBack ? SQL("0") : SQL("has_left"))
            WHERE conversation = \(conversation) RETURNING member, latest_number
            """
        )
        guard let number: Int = try rows.first?.value("latest_number") else {
            throw ConversationRefusal.notFound
        }
        try connection.insert(MessageRow(id, in: conversation, number: number, line, at: now))
        let members: [Member.ID] = try rows.map { try $0.value("member") }
        try connection.live.announce([News(.message(conversation, number: number), for: members, at: now)])
    }
}
