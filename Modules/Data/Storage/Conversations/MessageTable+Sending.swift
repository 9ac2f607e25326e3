import Database
import Domain

extension MessageTable {
    /// Inserts messages of different senders in different conversations, with as many statements as for one.
    /// Checks all of them before the first write, so that a refused message leaves no trace.
    func send(_ requests: [MessageRequest], identifiers: IdentifierGenerator, mostADay: Int) throws
        -> [Result<KeptMessage, any Error>]
    {
        let contexts = try contexts(of: requests.map(\.message))
        let verdicts = try requests.map { request in
            try verdict(on: request, contexts[MessageContext.Key(request.message)], mostADay: mostADay)
        }
        let accepted = verdicts.compactMap(\.accepted)
        if !accepted.isEmpty { try keep(accepted, identifiers: identifiers) }
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
            guard !context.hasLeft || context.conversation.isGroup else { throw .left }
            let recipients = try context.conversation.recipients(
                of: message.sender,
                among: [message.sender] + context.others.map(\.id),
                isBlocked: context.isBlocked,
                isArchived: context.isArchived(at: message.sentAt)
            )
            accepted = AcceptedMessage(message, to: recipients, in: context)
        } catch {
            return .answered(.failure(error))
        }
        if let refusal = try floodRefusal(of: accepted, mostADay: mostADay) {
            return .answered(.failure(refusal))
        }
        if let pending = request.pending, let answer = try repeated(message, pending) {
            return .answered(answer)
        }
        return .accepted(accepted)
    }

    /// Returns the result of an earlier request with the same key. Nil for a new request, which is recorded
    /// in the same transaction.
    private func repeated(_ message: OutgoingMessage, _ pending: PendingRequest) throws
        -> Result<KeptMessage, any Error>?
    {
        do {
            guard let known = try pending.put(connection, making: message.id.rawValue) else { return nil }
            guard let found = try find(Message.ID(rawValue: known)) else {
                return .failure(ConversationRefusal.notFound)
            }
            return .success(KeptMessage(message: found, mark: .found))
        } catch let refusal as RequestKeyRefusal {
            return .failure(refusal)
        }
    }

    private func contexts(of messages: [OutgoingMessage]) throws -> [MessageContext.Key: MessageContext] {
        try connection.run(MessageContext.question(of: messages)).reduce(into: [:]) { contexts, row in
            let key = try MessageContext.Key(row: row)
            var context = try contexts[key] ?? MessageContext(row: row)
            try context.add(row)
            contexts[key] = context
        }
    }

    /// Updates the members' rows first, so that servers that write to one conversation wait for each other
    /// before they assign the same number.
    private func keep(_ accepted: [AcceptedMessage], identifiers: IdentifierGenerator) throws {
        for message in accepted.map(\.message) where !message.images.isEmpty {
            try connection.images.use(message.images, of: message.sender, for: Subject(.message, message.id))
        }
        try passOn(accepted)
        try insert(accepted)
        try connection.live.announce(accepted.map(\.news))
        for accepted in accepted {
            for recipient in accepted.notified {
                try connection.notices.insert(accepted.notice(as: identifiers.next()), to: recipient)
            }
        }
        try connection.pushes.queue(accepted)
        try connection.webhooks.queue(accepted)
    }

    /// Moves the conversations to the top of all members' lists and counts the messages as unread for the
    /// recipients. The sender's own unread count becomes zero.
    private func passOn(_ accepted: [AcceptedMessage]) throws {
        let rows = accepted.map { accepted in
            let message = accepted.message
            return [
                message.conversation.sqlValue, message.id.sqlValue, message.sender.sqlValue,
                accepted.number.sqlValue,
            ]
        }
        try connection.execute(
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
        try connection.insert(
            accepted.map { accepted in
                let message = accepted.message
                return MessageRow(
                    message.id,
                    in: message.conversation,
                    number: accepted.number,
                    by: message.sender,
                    message.text,
                    at: message.sentAt
                )
            }
        )
    }

    private func said(_ accepted: AcceptedMessage) throws -> Message {
        let message = accepted.message
        let images =
            message.images.isEmpty ? [] : try connection.images.list(of: Subject(.message, message.id))
        return message.said(as: accepted.number, showing: images)
    }
}

/// A message to send, and its request if that has a key.
struct MessageRequest {
    let message: OutgoingMessage
    var pending: PendingRequest?
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
    /// Identifies a conversation and a sender in it.
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
        /// False for a muted conversation, and for one with an unread notice, which then covers the message.
        let getsNotice: Bool
    }

    let conversation: Conversation
    let latestNumber: Int
    /// Whether the sender has.
    let hasLeft: Bool
    let isBlocked: Bool
    private let archivedAt: Moment?
    /// The latest number of the sender's live events.
    let head: Int
    private(set) var others: [Other] = []

    /// Reads the columns that all rows of a message share.
    init(row: Row) throws {
        conversation = try Conversation(row: row)
        latestNumber = try row.value("latest_number")
        hasLeft = try row.value("has_left")
        isBlocked = try !row.value("is_unblocked", as: Bool.self)
        archivedAt = try row.value("archived_at")
        head = try row.value("head", as: Int?.self) ?? 0
    }

    func isArchived(at now: Moment) -> Bool { archivedAt.map { $0 <= now } ?? false }

    mutating func add(_ row: Row) throws {
        guard let id: Member.ID = try row.value("other") else { return }
        others.append(
            Other(
                id: id,
                hasWritten: try row.value("has_written"),
                getsNotice: try row.value("gets_notice")
            )
        )
    }

    /// One row per other member, at least one per message; none when the sender isn't a member.
    static func question(of messages: [OutgoingMessage]) -> SQL {
        let asked = messages.map { [$0.conversation.sqlValue, $0.sender.sqlValue] }
        return """
            WITH asked (conversation, sender) AS (VALUES \(rows: asked))
            SELECT \(Conversation.columns), mine.member AS sender, mine.latest_number AS latest_number,
                mine.has_left AS has_left,
                others.member AS other, others.has_written AS has_written,
                CASE WHEN \(Conversation.isUnblocked) THEN 1 ELSE 0 END AS is_unblocked,
                CASE WHEN others.is_muted = 1 OR EXISTS (SELECT 1 FROM notices
                    WHERE notices.member = others.member AND notices.read_at IS NULL
                        AND notices.kind = \(Notice.Kind.message.rawValue)
                        AND notices.target_id = mine.conversation) THEN 0 ELSE 1 END AS gets_notice,
                \(Conversation.archivedAt) AS archived_at,
                (SELECT head FROM live_heads WHERE live_heads.member = mine.member) AS head
            FROM asked CROSS JOIN conversation_members AS mine
                JOIN conversations ON conversations.id = mine.conversation
                LEFT JOIN conversation_members AS others
                    ON others.conversation = mine.conversation AND others.member <> mine.member
            WHERE mine.conversation = asked.conversation AND mine.member = asked.sender
            """
    }
}

/// A message that passed all checks, with its context.
struct AcceptedMessage {
    let message: OutgoingMessage
    let recipients: [Member.ID]
    let context: MessageContext

    init(_ message: OutgoingMessage, to recipients: [Member.ID], in context: MessageContext) {
        self.message = message
        self.recipients = recipients
        self.context = context
    }

    /// The recipients who get a notice of the message.
    var notified: [Member.ID] { context.others.filter(\.getsNotice).map(\.id) }

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
