import Database
import Domain

extension Connection {
    /// Keeps messages, each of another sender in another conversation, with as many statements as one takes.
    /// All are judged before anything is written, so that one which is refused leaves nothing behind.
    func add(_ requests: [MessageRequest], mint: IdentifierGenerator, mostADay: Int) throws
        -> [Result<KeptMessage, any Error>]
    {
        let contexts = try contexts(of: requests.map(\.message))
        let verdicts = try requests.map { request in
            try verdict(on: request, contexts[MessageContext.Key(request.message)], mostADay: mostADay)
        }
        let accepted = verdicts.compactMap(\.accepted)
        if !accepted.isEmpty { try keep(accepted, mint: mint) }
        return try verdicts.map { verdict in
            switch verdict {
            case .accepted(let accepted): .success(KeptMessage(message: try said(accepted), mark: .made))
            case .answered(let answer): answer
            }
        }
    }

    private func verdict(on request: MessageRequest, _ context: MessageContext?, mostADay: Int) throws
        -> MessageVerdict
    {
        let message = request.message
        let accepted: AcceptedMessage
        do throws(ConversationRefusal) {
            guard let context else { throw .notFound }
            let recipients = try context.conversation.recipients(
                of: message.sender,
                among: [message.sender] + context.others.map(\.id),
                isBlocked: context.isBlocked
            )
            accepted = AcceptedMessage(message, to: recipients, in: context)
        } catch {
            return .answered(.failure(error))
        }
        if let refusal = try floodRefusal(of: accepted, mostADay: mostADay) {
            return .answered(.failure(refusal))
        }
        if let slip = request.slip, let answer = try repeated(message, slip) { return .answered(answer) }
        return .accepted(accepted)
    }

    /// Nil for a request that was not made before; that it is being done is kept with the message.
    private func repeated(_ message: OutgoingMessage, _ slip: PendingRequest) throws
        -> Result<KeptMessage, any Error>?
    {
        do {
            guard let known = try slip.put(self, making: message.id.rawValue) else { return nil }
            guard let found = try self.message(Message.ID(rawValue: known)) else {
                return .failure(ConversationRefusal.notFound)
            }
            return .success(KeptMessage(message: found, mark: .found))
        } catch let refusal as RequestKeyRefusal {
            return .failure(refusal)
        }
    }

    private func contexts(of messages: [OutgoingMessage]) throws -> [MessageContext.Key: MessageContext] {
        try run(MessageContext.question(of: messages)).reduce(into: [:]) { contexts, row in
            let key = try MessageContext.Key(row: row)
            var context = try contexts[key] ?? MessageContext(row: row)
            try context.add(row)
            contexts[key] = context
        }
    }

    /// The members' rows come first: two servers that write in one conversation then wait for each other
    /// there, before a number is used twice.
    private func keep(_ accepted: [AcceptedMessage], mint: IdentifierGenerator) throws {
        for message in accepted.map(\.message) where !message.images.isEmpty {
            try useImages(message.images, of: message.sender, for: Subject(.message, message.id))
        }
        try passOn(accepted)
        try insert(accepted)
        try announce(accepted.map(\.news))
        for accepted in accepted {
            for recipient in accepted.unnoticed {
                try give(accepted.notice(as: mint.next()), to: recipient)
            }
        }
    }

    /// Moves the conversations to the top of all members' lists and counts the messages as unread for the
    /// recipients. The sender has read what was there.
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

/// A message on its way, and the key of its request, if it has one.
struct MessageRequest {
    let message: OutgoingMessage
    var slip: PendingRequest?
}

struct KeptMessage {
    let message: Message
    let mark: RequestMark
}

private enum MessageVerdict {
    case accepted(AcceptedMessage)
    case answered(Result<KeptMessage, any Error>)

    var accepted: AcceptedMessage? {
        if case .accepted(let accepted) = self { accepted } else { nil }
    }
}

/// The state of a conversation just before a message is added to it.
struct MessageContext {
    /// A conversation as one sender finds it.
    struct Key: Hashable {
        let conversation: Conversation.ID
        let sender: Member.ID

        init(_ message: OutgoingMessage) {
            conversation = message.conversation
            sender = message.sender
        }

        init(row: Row) throws {
            conversation = try row.value("conversation")
            sender = try row.value("sender")
        }
    }

    struct Other {
        let id: Member.ID
        let hasWritten: Bool
        /// An unread notice about this conversation, which covers the message, too.
        let hasUnreadNotice: Bool
    }

    let conversation: Conversation
    let latestNumber: Int
    let isBlocked: Bool
    /// The latest number of the sender's live events.
    let head: Int
    private(set) var others: [Other] = []

    /// Reads one of the rows, which differ in the other member alone.
    init(row: Row) throws {
        conversation = try Conversation(row: row)
        latestNumber = try row.value("latest_number")
        isBlocked = try !row.value("is_unblocked", as: Bool.self)
        head = try row.value("head", as: Int?.self) ?? 0
    }

    mutating func add(_ row: Row) throws {
        guard let id: Member.ID = try row.value("other") else { return }
        others.append(
            Other(
                id: id,
                hasWritten: try row.value("has_written"),
                hasUnreadNotice: try row.value("has_unread_notice")
            )
        )
    }

    /// One row for each other member, at least one for each message, and none where the sender takes no part.
    static func question(of messages: [OutgoingMessage]) -> SQL {
        let asked = messages.map { [$0.conversation.sqlValue, $0.sender.sqlValue] }
        return """
            WITH asked (conversation, sender) AS (VALUES \(rows: asked))
            SELECT \(Conversation.columns), mine.member AS sender, mine.latest_number AS latest_number,
                others.member AS other, others.has_written AS has_written,
                CASE WHEN \(Conversation.isUnblocked) THEN 1 ELSE 0 END AS is_unblocked,
                CASE WHEN EXISTS (SELECT 1 FROM notices WHERE notices.member = others.member
                    AND notices.read_at IS NULL AND notices.kind = \(Notice.Kind.message.rawValue)
                    AND notices.target_id = mine.conversation) THEN 1 ELSE 0 END AS has_unread_notice,
                (SELECT head FROM live_heads WHERE live_heads.member = mine.member) AS head
            FROM asked CROSS JOIN conversation_members AS mine
                JOIN conversations ON conversations.id = mine.conversation
                LEFT JOIN conversation_members AS others
                    ON others.conversation = mine.conversation AND others.member <> mine.member
            WHERE mine.conversation = asked.conversation AND mine.member = asked.sender
            """
    }
}

/// A message that may be kept, and as which entry.
struct AcceptedMessage {
    let message: OutgoingMessage
    let recipients: [Member.ID]
    let context: MessageContext

    init(_ message: OutgoingMessage, to recipients: [Member.ID], in context: MessageContext) {
        self.message = message
        self.recipients = recipients
        self.context = context
    }

    /// The recipients without an unread notice about the conversation.
    var unnoticed: [Member.ID] { context.others.filter { !$0.hasUnreadNotice }.map(\.id) }

    var number: Int { context.latestNumber + 1 }

    var news: News {
        News(
            .message(message.conversation, number: number),
            for: [message.sender] + recipients,
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
