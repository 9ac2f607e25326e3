public import Database
public import Domain

public struct SQLConversationRepository: ConversationRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator
    private let add: BatchedMessages.Keep
    private let messages: BatchedMessages

    /// - Parameter mostSaidADay: the daily limit of messages, both in one conversation and by one member in
    ///   all conversations.
    public init(
        _ database: Database,
        identifiers: IdentifierGenerator,
        mostSaidADay: Int = Conversation.mostSaidADay
    ) {
        self.database = database
        self.identifiers = identifiers
        add = { try $0.messages.send($1, identifiers: identifiers, mostADay: mostSaidADay) }
        messages = BatchedMessages(database, add)
    }

    public func open(
        about listing: Listing.ID,
        by guest: Member.ID,
        at now: Moment,
        _ begin: @escaping @Sendable (Listing) throws -> Conversation
    ) async throws -> OpenedConversation {
        try await database.write(identifiers, at: now) { transaction in
            guard let listing = try transaction.listings.find(listing),
                try !transaction.blocks.hides(listing.author, from: guest)
            else { throw ListingRefusal.notFound }
            let (id, begun) = try transaction.conversations.open(about: listing, by: guest, begin)
            return OpenedConversation(id: id, isBegun: begun != nil)
        }
    }

    public func send(_ message: OutgoingMessage) async throws -> Message {
        let pending = PendingRequest.current
        guard message.images.isEmpty else { return try await sendAlone(message) }
        do {
            let kept = try await messages.send(MessageRequest(message: message, pending: pending))
            pending?.arrive(as: kept.mark)
            return kept.message
        } catch is ConversationRefusal where pending != nil {
            // A repeated request with the same key may have succeeded before the refusal applied.
            return try await sendAlone(message)
        }
    }

    /// Sends a message in its own transaction. A refusal, such as of an image, rolls back all of it,
    /// including the recorded request key.
    private func sendAlone(_ message: OutgoingMessage) async throws -> Message {
        try await database.once(making: message.id) { [add] connection, _ in
            let kept = try add(connection, [MessageRequest(message: message)])
            return try kept[0].get().message
        } knowing: { connection, id in
            guard let kept = try connection.messages.find(id) else { throw ConversationRefusal.notFound }
            return kept
        }
    }

    public func read(_ id: Conversation.ID, upTo number: Int, by reader: Member.ID, at now: Moment)
        async throws -> ReadMarks
    {
        try await database.write { connection in
            let known = try connection.conversations.find(id, of: reader)
            guard !known.isBlocked else { throw ConversationRefusal.blocked }
            if number >= known.latestNumber { try connection.notices.markRead(of: id, reader, at: now) }
            let number = min(number, known.latestNumber)
            guard number > known.marks.own else { return known.marks }
            return try connection.conversations.mark(known, readBy: reader, upTo: number, at: now)
        }
    }

    public func delete(_ number: Int, in id: Conversation.ID, by sender: Member.ID, at now: Moment)
        async throws
    {
        try await database.write { connection in
            _ = try connection.conversations.find(id, of: sender)
            let message = try connection.messages.find(number, in: id, for: sender, evenHidden: true)
            guard let line = try message.deletion(by: sender, at: now) else { return }
            try connection.conversations.replace(message, with: line, at: now)
        }
    }

    public func hide(_ number: Int, in id: Conversation.ID, by member: Member.ID, at now: Moment) async throws
    {
        try await database.write { connection in
            _ = try connection.conversations.find(id, of: member)
            try connection.messages.find(number, in: id, for: member).allowHiding()
            let hidden = try connection.execute(
                """
                INSERT INTO hidden_messages (conversation, number, member, hidden_at)
                VALUES (\(id), \(number), \(member), \(now)) ON CONFLICT DO NOTHING
                """
            )
            guard hidden == 1 else { return }
            try connection.live.announce([News(.message(id, number: number), for: [member], at: now)])
        }
    }

    public func unhide(_ number: Int, in id: Conversation.ID, by member: Member.ID, at now: Moment)
        async throws
    {
        try await database.write { connection in
            _ = try connection.conversations.find(id, of: member)
            try connection.messages.find(number, in: id, for: member).allowHiding()
            let shown = try connection.execute(
                """
                DELETE FROM hidden_messages
                WHERE conversation = \(id) AND number = \(number) AND member = \(member)
                """
            )
            guard shown == 1 else { return }
            try connection.live.announce([News(.message(id, number: number), for: [member], at: now)])
        }
    }

    public func mute(_ id: Conversation.ID, _ isMuted: Bool, by member: Member.ID) async throws {
        try await database.write { connection in
            _ = try connection.conversations.find(id, of: member)
            try connection.execute(
                """
                UPDATE conversation_members SET is_muted = \(isMuted)
                WHERE conversation = \(id) AND member = \(member)
                """
            )
        }
    }

    public func leave(_ id: Conversation.ID, by member: Member.ID, at now: Moment) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let known = try transaction.conversations.findAny(id, of: member)
            guard !known.hasLeft else { return }
            guard try !transaction.conversations.hasOpenDeal(id) else {
                throw ConversationRefusal.dealOpen
            }
            try transaction.connection.execute(
                """
                UPDATE conversation_members SET has_left = 1
                WHERE conversation = \(id) AND member = \(member)
                """
            )
            guard try !known.conversation.isGroup && transaction.conversations.isAnyoneLeft(in: id) else {
                return
            }
            try transaction.conversations.say(Line(.left, by: member), in: id)
        }
    }
}
