import Database
import Domain

extension Connection {
    /// Each question ends after as many rows as the limit allows, however long the two have talked.
    func refuseFlood(
        of message: OutgoingMessage,
        to recipient: Member.ID,
        in known: KnownConversation,
        mostADay most: Int
    ) throws {
        let (conversation, sender, now) = (message.conversation, message.sender, message.sentAt)
        func wait(_ oldest: SQL) throws -> Duration? {
            let dayAgo = now - .seconds(24 * 3_600)
            guard let at: Moment = try first(oldest)?.value("sent_at"), at > dayAgo else { return nil }
            return at - dayAgo
        }
        if known.latestNumber >= Conversation.mostUnansweredADay,
            let time = try wait(Message.unanswered(in: conversation, by: sender)),
            try first(Message.written(in: conversation, by: recipient)) == nil
        {
            throw ConversationRefusal.unanswered(retryAfter: time)
        }
        let number = known.latestNumber - most + 1
        for latest in [Message.said(in: conversation, as: number), Message.said(by: sender, most)] {
            guard let time = try wait(latest) else { continue }
            throw ConversationRefusal.tooManyMessages(retryAfter: time)
        }
    }
}

extension Message {
    /// The oldest of as many messages as a day allows to a neighbour who has not answered.
    static func unanswered(in conversation: Conversation.ID, by sender: Member.ID) -> SQL {
        """
        SELECT sent_at FROM messages
        WHERE conversation = \(conversation) AND sender = \(sender) AND line IS NULL
        ORDER BY number DESC LIMIT 1 OFFSET \(Conversation.mostUnansweredADay - 1)
        """
    }

    static func written(in conversation: Conversation.ID, by member: Member.ID) -> SQL {
        """
        SELECT number FROM messages
        WHERE conversation = \(conversation) AND sender = \(member) AND line IS NULL
        ORDER BY number LIMIT 1
        """
    }

    static func said(in conversation: Conversation.ID, as number: Int) -> SQL {
        "SELECT sent_at FROM messages WHERE conversation = \(conversation) AND number = \(number)"
    }

    /// The oldest of as many as a day allows to a member in all.
    static func said(by sender: Member.ID, _ most: Int) -> SQL {
        """
        SELECT sent_at FROM messages WHERE sender = \(sender)
        ORDER BY id DESC LIMIT 1 OFFSET \(most - 1)
        """
    }
}
