import Database
import Domain

extension LiveChange {
    /// Returns nil for a read mark of a deleted member.
    init?(row: Row) throws {
        let kind: String = try row.value("kind")
        switch kind {
        case "message":
            self = .message(try row.value("conversation"), number: try row.value("entry"))
        case "read":
            guard let reader: Member.ID = try row.value("actor") else { return nil }
            self = .read(try row.value("conversation"), by: reader, upTo: try row.value("entry"))
        case "notice":
            self = .notice(try row.value("notice"))
        default:
            throw StoredValueError(column: "kind", reason: "no such value")
        }
    }

    var kind: String {
        switch self {
        case .message: "message"
        case .read: "read"
        case .notice: "notice"
        }
    }

    var conversation: Conversation.ID? {
        switch self {
        case .message(let conversation, _), .read(let conversation, _, _): conversation
        case .notice: nil
        }
    }

    /// The location of a message.
    var place: (conversation: Conversation.ID, number: Int)? {
        if case .message(let conversation, let number) = self { (conversation, number) } else { nil }
    }

    var entry: Int? {
        switch self {
        case .message(_, let number): number
        case .read(_, _, let number): number
        case .notice: nil
        }
    }

    var actor: Member.ID? {
        if case .read(_, let reader, _) = self { reader } else { nil }
    }

    var notice: Notice.ID? {
        if case .notice(let id) = self { id } else { nil }
    }
}
