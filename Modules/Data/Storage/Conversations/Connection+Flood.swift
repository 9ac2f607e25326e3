import Database
import Domain

extension Connection {
    /// Each question ends after as many rows as the limit allows, however long the conversation, and most
    /// are not asked: a number that is known says that there can't be as many.
    func floodRefusal(of accepted: AcceptedMessage, mostADay most: Int) throws -> ConversationRefusal? {
        let (message, context) = (accepted.message, accepted.context)
        let (talk, sender) = (message.conversation, message.sender)
        let dayAgo = message.sentAt - .seconds(24 * 3_600)
        func wait(_ oldest: SQL) throws -> Duration? {
            guard let at: Moment = try first(oldest)?.value("at"), at > dayAgo else { return nil }
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
        // Senders get an event for each of their messages: fewer events mean fewer messages.
        if context.head >= most, try wait(Message.event(of: sender, context.head - most + 1)) != nil,
            let time = try wait(Message.said(by: sender, most))
        {
            return .tooManyMessages(retryAfter: time)
        }
        return nil
    }
}

extension Message {
    /// The oldest of as many messages as a day allows to a neighbour who has not answered.
    static func unanswered(in conversation: Conversation.ID, by sender: Member.ID) -> SQL {
        """
        SELECT sent_at AS at FROM messages
        WHERE conversation = \(conversation) AND sender = \(sender) AND line IS NULL
        ORDER BY number DESC LIMIT 1 OFFSET \(Conversation.mostUnansweredADay - 1)
        """
    }

    static func said(in conversation: Conversation.ID, as number: Int) -> SQL {
        "SELECT sent_at AS at FROM messages WHERE conversation = \(conversation) AND number = \(number)"
    }

    /// The oldest of as many as a day allows to a member in all.
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
