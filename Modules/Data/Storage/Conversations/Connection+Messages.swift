import Database
import Domain

extension Connection {
    /// Keeps messages, each of another sender in another conversation, with as many statements as one takes.
    /// All are judged before anything is written, so that one which is refused leaves nothing behind.
    func add(_ messages: [OutgoingMessage], mint: IdentifierMint, mostADay: Int) throws
        -> [Result<Message, ConversationRefusal>]
    {
        let grounds = try grounds(of: messages)
        let verdicts = try messages.map { message -> Result<AcceptedMessage, ConversationRefusal> in
            do throws(ConversationRefusal) {
                guard let ground = grounds[message.conversation] else { throw .notFound }
                let recipient = try ground.conversation.recipient(
                    of: message.sender,
                    isBlocked: ground.isBlocked
                )
                return .success(AcceptedMessage(message, to: recipient, on: ground))
            } catch {
                return .failure(error)
            }
        }.map { try held($0, mostADay: mostADay) }
        let accepted = verdicts.compactMap { try? $0.get() }
        if !accepted.isEmpty { try keep(accepted, mint: mint) }
        return try verdicts.map { verdict in
            switch verdict {
            case .success(let accepted): .success(try said(accepted))
            case .failure(let refusal): .failure(refusal)
            }
        }
    }

    private func held(_ verdict: Result<AcceptedMessage, ConversationRefusal>, mostADay: Int) throws
        -> Result<AcceptedMessage, ConversationRefusal>
    {
        guard case .success(let accepted) = verdict else { return verdict }
        return try floodRefusal(of: accepted, mostADay: mostADay).map { .failure($0) } ?? verdict
    }

    private func grounds(of messages: [OutgoingMessage]) throws -> [Conversation.ID: MessageGround] {
        try run(MessageGround.question(of: messages)).reduce(into: [:]) { grounds, row in
            let ground = try MessageGround(row: row)
            grounds[ground.conversation.id] = ground
        }
    }

    /// The members' rows come first: two servers that write in one conversation then wait for each other
    /// there, before a number is used twice.
    private func keep(_ accepted: [AcceptedMessage], mint: IdentifierMint) throws {
        for message in accepted.map(\.message) where !message.images.isEmpty {
            try useImages(message.images, of: message.sender, for: Subject(.message, message.id))
        }
        try passOn(accepted)
        try insert(accepted)
        try announce(accepted.map(\.news))
        for accepted in accepted where !accepted.ground.hasUnreadNotice {
            try give(accepted.notice(as: mint.next()), to: accepted.recipient)
        }
    }

    /// Moves the conversations to the top of both lists and counts the messages as unread for those they go
    /// to. Whoever writes has read what was there.
    private func passOn(_ accepted: [AcceptedMessage]) throws {
        let rows = accepted.map { accepted in
            let message = accepted.message
            return [
                message.conversation.sqlValue, message.id.sqlValue, message.sender.sqlValue,
                accepted.number.sqlValue,
            ]
        }
        try execute(
            """
            WITH said (conversation, id, sender, number) AS (VALUES \(rows: rows))
            UPDATE conversation_members
            SET latest = said.id, latest_number = said.number, has_left = 0,
                read_number = CASE WHEN member = said.sender THEN said.number ELSE read_number END,
                unread = CASE WHEN member = said.sender THEN 0 ELSE unread + 1 END,
                has_written = CASE WHEN member = said.sender THEN 1 ELSE has_written END
            FROM said WHERE conversation_members.conversation = said.conversation
            """
        )
    }

    private func insert(_ accepted: [AcceptedMessage]) throws {
        let rows = accepted.map { accepted in
            let message = accepted.message
            return [
                message.id.sqlValue, message.conversation.sqlValue, accepted.number.sqlValue,
                message.sender.sqlValue, message.text?.text.sqlValue ?? .null, message.sentAt.sqlValue,
            ]
        }
        try execute(
            """
            INSERT INTO messages (id, conversation, number, sender, text, sent_at)
            VALUES \(rows: rows)
            """
        )
    }

    private func said(_ accepted: AcceptedMessage) throws -> Message {
        let message = accepted.message
        let images = message.images.isEmpty ? [] : try images(of: Subject(.message, message.id))
        return message.said(as: accepted.number, showing: images)
    }
}

/// What is known of a conversation when somebody is about to say something in it.
struct MessageGround {
    let conversation: Conversation
    let latestNumber: Int
    let isBlocked: Bool
    let hasPartnerWritten: Bool
    /// Of the partner's, about this conversation: it stands for this message, too.
    let hasUnreadNotice: Bool
    /// How many events the sender was given so far.
    let head: Int

    init(row: Row) throws {
        conversation = try Conversation(row: row)
        latestNumber = try row.value("latest_number")
        isBlocked = try !row.value("is_unblocked", as: Bool.self)
        hasPartnerWritten = try row.value("has_partner_written", as: Bool?.self) ?? false
        hasUnreadNotice = try row.value("has_unread_notice")
        head = try row.value("head", as: Int?.self) ?? 0
    }

    /// Without a row where the sender is none of the two.
    static func question(of messages: [OutgoingMessage]) -> SQL {
        let asked = messages.map { [$0.conversation.sqlValue, $0.sender.sqlValue] }
        return """
            WITH asked (conversation, sender) AS (VALUES \(rows: asked))
            SELECT \(Conversation.columns), mine.latest_number AS latest_number,
                theirs.has_written AS has_partner_written,
                CASE WHEN \(.unblocked("mine.member", "theirs.member")) THEN 1 ELSE 0 END AS is_unblocked,
                CASE WHEN EXISTS (SELECT 1 FROM notices WHERE notices.member = theirs.member
                    AND notices.read_at IS NULL AND notices.kind = \(Notice.Kind.message.rawValue)
                    AND notices.target_id = mine.conversation) THEN 1 ELSE 0 END AS has_unread_notice,
                (SELECT head FROM live_heads WHERE live_heads.member = mine.member) AS head
            FROM asked CROSS JOIN conversation_members AS mine
                JOIN conversations ON conversations.id = mine.conversation
                LEFT JOIN conversation_members AS theirs
                    ON theirs.conversation = mine.conversation AND theirs.member <> mine.member
            WHERE mine.conversation = asked.conversation AND mine.member = asked.sender
            """
    }
}

/// A message that may be kept, and as which entry.
struct AcceptedMessage {
    let message: OutgoingMessage
    let recipient: Member.ID
    let ground: MessageGround

    init(_ message: OutgoingMessage, to recipient: Member.ID, on ground: MessageGround) {
        self.message = message
        self.recipient = recipient
        self.ground = ground
    }

    var number: Int { ground.latestNumber + 1 }

    var news: News {
        News(
            .message(message.conversation, number: number),
            for: [message.sender, recipient],
            at: message.sentAt
        )
    }

    func notice(as id: Notice.ID) -> Notice {
        Notice(
            id: id,
            kind: .message,
            actor: message.sender,
            target: Subject(.conversation, message.conversation),
            at: message.sentAt
        )
    }
}
