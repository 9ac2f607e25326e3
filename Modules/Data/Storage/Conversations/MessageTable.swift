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
        try list(connection.run("SELECT \(Message.columns), 0 AS is_blocked FROM messages WHERE id = \(id)"))
            .first
    }

    /// The entries at these places as `reader` sees them, unordered.
    func list(at places: [(conversation: Conversation.ID, number: Int)], for reader: Member.ID) throws
        -> [Message]
    {
        guard !places.isEmpty else { return [] }
        return try list(connection.run(Message.entries(at: places, for: reader)))
    }
}
