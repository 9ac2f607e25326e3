import Database
import Domain

extension Message {
    /// The columns that ``Database/Connection/messages(_:)`` reads from a table named `messages`.
    static let columns: SQL = """
        messages.id AS message_id, messages.conversation AS message_conversation,
            messages.number AS message_number, messages.sender AS message_sender,
            messages.text AS message_text, messages.line AS message_line,
            messages.deal AS message_deal, messages.starts_at AS message_starts_at,
            messages.minutes AS message_minutes, messages.former_start AS message_former_start,
            messages.sent_at AS message_sent_at
        """

    /// The same columns, whether a block between the sender and `reader` hides the message, and whether the
    /// reader has hidden it. In a pair, past messages stay readable after a block.
    private static func columns(for reader: Member.ID, evenHidden: Bool = false) -> SQL {
        let isHidden: SQL = evenHidden ? "0" : "CASE WHEN \(isHidden(by: "\(reader)")) THEN 1 ELSE 0 END"
        return """
            \(columns), CASE WHEN \(.unblocked("messages.sender", "\(reader)")) THEN 0
                ELSE (SELECT is_group FROM conversations WHERE conversations.id = messages.conversation)
                END AS is_blocked, \(isHidden) AS is_hidden_by_reader
            """
    }

    /// The SQL condition that a member has hidden the message from their own view.
    static func isHidden(by member: SQL) -> SQL {
        """
        EXISTS (SELECT 1 FROM hidden_messages WHERE hidden_messages.conversation = messages.conversation
            AND hidden_messages.number = messages.number AND hidden_messages.member = \(member))
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

    static func entries(
        at places: [(conversation: Conversation.ID, number: Int)],
        for reader: Member.ID,
        evenHidden: Bool = false
    ) -> SQL {
        let rows = places.map { place -> SQL in "(\(place.conversation), \(place.number))" }
        return """
            WITH places (conversation, number) AS (VALUES \(rows.joined(by: ", ")))
            SELECT \(columns(for: reader, evenHidden: evenHidden)) FROM places CROSS JOIN messages
            WHERE messages.conversation = places.conversation AND messages.number = places.number
            """
    }

    init(row: Row, images: [Image], isHidden: Bool) throws {
        let sender: Member.ID? = try row.value("message_sender")
        let event: Line.Event? = try row.wordIfPresent("message_line")
        let content: Content
        if try row.value("is_hidden_by_reader", as: Bool.self) {
            content = .line(Line(.messageHiddenByReader, by: nil))
        } else if isHidden {
            content = .line(Line(.messageHidden, by: nil))
        } else if let event {
            let actor = try row.value("is_blocked", as: Bool.self) ? nil : sender
            content = .line(
                Line(
                    event,
                    by: actor,
                    deal: try row.value("message_deal"),
                    meeting: try Line.Meeting(row: row)
                )
            )
        } else if try row.value("is_blocked", as: Bool.self) {
            content = .line(Line(.messageBlocked, by: nil))
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

extension Line.Meeting {
    /// Nil for a line without one.
    fileprivate init?(row: Row) throws {
        guard let startsAt: Moment = try row.value("message_starts_at") else { return nil }
        self.init(
            startsAt: startsAt,
            minutes: try row.value("message_minutes"),
            formerStart: try row.value("message_former_start")
        )
    }
}
