import Database
import Domain

extension Connection {
    /// Puts what happened into the member's stream of events, in the order of commits: the head's row is held
    /// until then, so that a later number is never seen before an earlier one.
    func announce(_ happening: Happening, to member: Member.ID, at now: Moment) throws {
        let row = try first(
            """
            INSERT INTO live_heads (member, head) VALUES (\(member), 1)
            ON CONFLICT (member) DO UPDATE SET head = live_heads.head + 1
            RETURNING head
            """
        )
        let number: Int = try row?.value("head") ?? 1
        try execute(
            """
            INSERT INTO live_events (member, number, kind, conversation, entry, actor, notice, at)
            VALUES (\(member), \(number), \(happening.kind), \(happening.conversation), \(happening.entry),
                \(happening.actor), \(happening.notice), \(now))
            """
        )
    }
}

extension Happening {
    fileprivate var kind: String {
        switch self {
        case .message: "message"
        case .read: "read"
        case .notice: "notice"
        }
    }

    fileprivate var conversation: Conversation.ID? {
        switch self {
        case .message(let conversation, _), .read(let conversation, _, _): conversation
        case .notice: nil
        }
    }

    fileprivate var entry: Int? {
        switch self {
        case .message(_, let number): number
        case .read(_, _, let number): number
        case .notice: nil
        }
    }

    fileprivate var actor: Member.ID? {
        if case .read(_, let reader, _) = self { reader } else { nil }
    }

    fileprivate var notice: Notice.ID? {
        if case .notice(let id) = self { id } else { nil }
    }
}
