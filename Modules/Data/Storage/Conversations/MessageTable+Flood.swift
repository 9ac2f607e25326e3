import Database
import Domain

extension MessageTable {
    /// Returns the refusal for a message beyond a daily limit; nil within the limits.
    ///
    /// Each query reads a bounded number of rows. Most queries are skipped, because a known number already
    /// shows that the limit isn't reached.
    func floodRefusal(of accepted: AcceptedMessage, mostADay most: Int) throws -> ConversationRefusal? {
        let (message, context) = (accepted.message, accepted.context)
        let (talk, sender) = (message.conversation, message.sender)
        let dayAgo = message.sentAt - .seconds(24 * 3_600)
        func wait(_ oldest: SQL) throws -> Duration? {
            // One later than this message has its time from a clock that ran ahead.
            guard let at: Moment = try connection.first(oldest)?.value("at"), at > dayAgo,
                at <= message.sentAt
            else { return nil }
            return at - dayAgo
        }
        if !context.conversation.isGroup, !context.others.contains(where: \.hasWritten),
            context.latestNumber >= Conversation.mostUnansweredADay,
            let time = try wait(Message.unanswered(in: talk, by: sender))
        {
            return .unanswered(retryAfter: time)
        }
        if context.latestNumber >= most,
            let time = try wait(Message.said(in: talk, as: context.latestNumber - most + 1))
        {
            return .tooManyMessages(retryAfter: time)
        }
        // Senders get an event for each of their messages, so the number of events bounds the number of
        // messages.
        if context.head >= most, try wait(Message.event(of: sender, context.head - most + 1)) != nil,
            let time = try wait(Message.said(by: sender, most))
        {
            return .tooManyMessages(retryAfter: time)
        }
        return nil
    }
}

extension Message {
    /// The sender's oldest message among the last ``Conversation/mostUnansweredADay`` in the conversation,
    /// with deleted ones.
    static func unanswered(in conversation: Conversation.ID, by sender: Member.ID) -> SQL {
        """
        SELECT sent_at AS at FROM messages
        WHERE conversation = \(conversation) AND sender = \(sender)
            AND (line IS NULL OR line = \(Line.Event.messageDeleted.rawValue))
        ORDER BY number DESC LIMIT 1 OFFSET \(Conversation.mostUnansweredADay - 1)
        """
    }

    static func said(in conversation: Conversation.ID, as number: Int) -> SQL {
        "SELECT sent_at AS at FROM messages WHERE conversation = \(conversation) AND number = \(number)"
    }

    /// The sender's oldest message among their last `most` in all conversations.
    static func said(by sender: Member.ID, _ most: Int) -> SQL {
        """
        SELECT sent_at AS at FROM messages WHERE sender = \(sender)
        ORDER BY id DESC LIMIT 1 OFFSET \(most - 1)
        """
    }

    static func event(of member: Member.ID, _ number: Int) -> SQL {
        "SELECT at FROM live_events WHERE member = \(member) AND number = \(number)"
    }
}
