import Database
import Domain

extension Message {
    /// What ``Database/Connection/messages(_:)`` reads, of a table called `messages`.
    static let columns: SQL = """
        messages.id AS message_id, messages.conversation AS message_conversation,
            messages.number AS message_number, messages.sender AS message_sender,
            messages.text AS message_text, messages.line AS message_line,
            messages.deal AS message_deal, messages.sent_at AS message_sent_at
        """

    /// The same, and whether a block between the sender and `reader` hides what was written.
    private static func columns(for reader: Member.ID) -> SQL {
        """
        \(columns), CASE WHEN \(.unblocked("messages.sender", "\(reader)")) THEN 0 ELSE 1 END AS is_blocked
        """
    }

    static func history(of conversation: Conversation.ID, for reader: Member.ID, _ span: HistorySpan) -> SQL {
        let (condition, order): (SQL, SQL) =
            switch span.start {
            case .latest: ("", "DESC")
            case .before(let number): (" AND number < \(number)", "DESC")
            case .after(let number): (" AND number > \(number)", "ASC")
            }
        return """
            SELECT \(columns(for: reader)) FROM messages WHERE conversation = \(conversation)\(condition)
            ORDER BY number \(order) LIMIT \(span.limit)
            """
    }

    static func entries(at places: [(conversation: Conversation.ID, number: Int)], for reader: Member.ID)
        -> SQL
    {
        let rows = places.map { place -> SQL in "(\(place.conversation), \(place.number))" }
        return """
            WITH places (conversation, number) AS (VALUES \(rows.joined(by: ", ")))
            SELECT \(columns(for: reader)) FROM places CROSS JOIN messages
            WHERE messages.conversation = places.conversation AND messages.number = places.number
            """
    }

    fileprivate init(row: Row, images: [Image], isHidden: Bool) throws {
        let sender: Member.ID? = try row.value("message_sender")
        let event: Line.Event? = try row.wordIfPresent("message_line")
        let content: Content
        if isHidden {
            content = .line(Line(.messageHidden, by: nil))
        } else if event == nil, try row.value("is_blocked", as: Bool.self) {
            content = .line(Line(.messageBlocked, by: nil))
        } else if let event {
            content = .line(Line(event, by: sender, deal: try row.value("message_deal")))
        } else {
            let text = try row.storedIfPresent("message_text") { try MessageText($0) }
            content = .written(by: sender, text: text, images: images)
        }
        self.init(
            id: try row.value("message_id"),
            conversation: try row.value("message_conversation"),
            number: try row.value("message_number"),
            content: content,
            sentAt: try row.value("message_sent_at")
        )
    }
}

extension Connection {
    /// The messages of these rows, in their order, with the pictures of all in one further question.
    func messages(_ rows: [Row]) throws -> [Message] {
        let subjects = try rows.map { Subject(.message, try $0.value("message_id", as: Int64.self)) }
        let images = rows.isEmpty ? [:] : try images(of: subjects)
        let hidden = try takenDown(subjects.map(\.number), .message)
        return try zip(rows, subjects).map { row, subject in
            try Message(row: row, images: images[subject] ?? [], isHidden: hidden.contains(subject.number))
        }
    }

    func message(_ id: Message.ID) throws -> Message? {
        try messages(run("SELECT \(Message.columns), 0 AS is_blocked FROM messages WHERE id = \(id)")).first
    }

    /// The entries with these numbers of their conversations, as `reader` sees them, in no order.
    func messages(at places: [(conversation: Conversation.ID, number: Int)], for reader: Member.ID) throws
        -> [Message]
    {
        guard !places.isEmpty else { return [] }
        return try messages(run(Message.entries(at: places, for: reader)))
    }
}
