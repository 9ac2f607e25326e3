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
        let entry = Entry(conversation: conversation, number: number, position: id, author: line.actor)
        try passOn(entry, bringingBack: line.event.bringsBack, at: now)
    }

    /// Says the same in every conversation about a listing: that it was closed, opened again or deleted.
    func tellConversations(
        about subject: Subject,
        except known: Conversation.ID? = nil,
        _ event: Line.Event,
        by actor: Member.ID?,
        mint: IdentifierMint,
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

    /// The entries of a conversation are counted under the lock of its row, so that none is left out.
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

    /// Moves the conversation to the top of both lists, counts the entry as unread for those whose doing it
    /// wasn't, and tells everyone's streams. Whoever writes has read what was there; whoever acts elsewhere
    /// has not.
    func passOn(_ entry: Entry, bringingBack: Bool = true, at now: Moment) throws {
        let author = entry.author?.rawValue ?? 0
        let hasRead: SQL = entry.isWritten ? "1 = 1" : "unread = 0"
        let members = try run(
            """
            UPDATE conversation_members
            SET latest = \(entry.position),
                read_number = CASE WHEN member = \(author) AND \(hasRead) THEN \(entry.number)
                    ELSE read_number END,
                unread = CASE WHEN member <> \(author) THEN unread + 1
                    WHEN \(hasRead) THEN 0 ELSE unread END,
                has_left = \(bringingBack ? SQL("0") : SQL("has_left"))
            WHERE conversation = \(entry.conversation) RETURNING member
            """
        )
        let happening = Happening.message(entry.conversation, number: entry.number)
        try announce(happening, to: members.map { try $0.value("member") }, at: now)
    }
}

/// Where something new stands in a conversation, and whose doing it was.
struct Entry {
    let conversation: Conversation.ID
    let number: Int
    /// Where it puts the conversation among others.
    let position: Message.ID
    let author: Member.ID?
    var isWritten = false
}
