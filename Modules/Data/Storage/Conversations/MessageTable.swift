import Database
import Domain

extension TableBase {
    var messages: MessageTable { MessageTable(connection: connection) }
}

/// The table of messages.
struct MessageTable {
    let connection: Connection

    /// The messages of these rows in their order. Reads all images in one further query.
    func list(_ rows: [Row]) throws -> [Message] {
        let subjects = try rows.map { Subject(.message, try $0.value("message_id", as: Int64.self)) }
        let images = rows.isEmpty ? [:] : try connection.images.list(of: subjects)
        let hidden = try connection.decisions.takenDown(subjects.map(\.number), .message)
        return try zip(rows, subjects).map { row, subject in
            try Message(row: row, images: images[subject] ?? [], isHidden: hidden.contains(subject.number))
        }
    }

    func find(_ id: Message.ID) throws -> Message? {
        try list(
            connection.run(
                """
                SELECT \(Message.columns), 0 AS is_blocked, 0 AS is_hidden_by_reader FROM messages
                WHERE id = \(id)
                """
            )
        )
        .first
    }

    /// The entry as `reader` sees it.
    /// - Parameter evenHidden: whether to return what the reader has hidden from their own view.
    ///
    /// Throws ``ConversationRefusal/messageNotFound``.
    func find(
        _ number: Int,
        in conversation: Conversation.ID,
        for reader: Member.ID,
        evenHidden: Bool = false
    ) throws -> Message {
        let entries = Message.entries(at: [(conversation, number)], for: reader, evenHidden: evenHidden)
        guard let message = try list(connection.run(entries)).first else {
            throw ConversationRefusal.messageNotFound
        }
        return message
    }

    /// The entries at these places as `reader` sees them, unordered.
    func list(at places: [(conversation: Conversation.ID, number: Int)], for reader: Member.ID) throws
        -> [Message]
    {
        guard !places.isEmpty else { return [] }
        return try list(connection.run(Message.entries(at: places, for: reader)))
    }
}
