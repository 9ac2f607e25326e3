public import Database
public import Domain

public struct SQLConversationRepository: ConversationRepository {
    private let database: Database
    private let mint: IdentifierGenerator
    private let add: BatchedMessages.Keep
    private let messages: BatchedMessages

    /// - Parameter mostSaidADay: messages a day in one conversation, and of one member in all of theirs.
    public init(
        _ database: Database,
        mint: IdentifierGenerator,
        mostSaidADay: Int = Conversation.mostSaidADay
    ) {
        self.database = database
        self.mint = mint
        add = { try $0.add($1, mint: mint, mostADay: mostSaidADay) }
        messages = BatchedMessages(database, add)
    }

    public func open(
        about listing: Listing.ID,
        by guest: Member.ID,
        at now: Moment,
        _ begin: @escaping @Sendable (Listing) throws -> Conversation
    ) async throws -> OpenedConversation {
        try await database.write { [mint] connection in
            guard let listing = try connection.listings.find(listing),
                try !connection.hides(listing.author, from: guest)
            else { throw ListingRefusal.notFound }
            if let known = try connection.conversation(about: listing.subject, of: guest) {
                try connection.comeBack(to: known, guest)
                return OpenedConversation(id: known, isBegun: false)
            }
            let conversation = try begin(listing)
            try connection.refuseTooMany(begunBy: guest, at: now)
            try connection.insert(conversation)
            try connection.tellHost(of: conversation, as: mint.next())
            return OpenedConversation(id: conversation.id, isBegun: true)
        }
    }

    public func send(_ message: OutgoingMessage) async throws -> Message {
        let slip = (Database.companion as? PendingRequest).flatMap { $0.isWaiting ? $0 : nil }
        guard message.images.isEmpty else { return try await sendAlone(message) }
        do {
            let kept = try await messages.send(MessageRequest(message: message, slip: slip))
            slip?.arrive(as: kept.mark)
            return kept.message
        } catch is ConversationRefusal where slip != nil {
            // What is refused now may have been said before, under the same key.
            return try await sendAlone(message)
        }
    }

    /// In a transaction of its own, which a refusal takes back as a whole: of its pictures, or after its key
    /// was put down.
    private func sendAlone(_ message: OutgoingMessage) async throws -> Message {
        try await database.once(making: message.id) { [add] connection, _ in
            let kept = try add(connection, [MessageRequest(message: message)])
            return try kept[0].get().message
        } knowing: { connection, id in
            guard let kept = try connection.message(id) else { throw ConversationRefusal.notFound }
            return kept
        }
    }

    public func read(_ id: Conversation.ID, upTo number: Int, by reader: Member.ID, at now: Moment)
        async throws -> ReadMarks
    {
        try await database.write { connection in
            let known = try connection.conversation(id, of: reader)
            guard !known.isBlocked else { throw ConversationRefusal.blocked }
            if number >= known.latestNumber { try connection.readNotices(of: id, reader, at: now) }
            let number = min(number, known.latestNumber)
            guard number > known.marks.own else { return known.marks }
            return try connection.mark(known, readBy: reader, upTo: number, at: now)
        }
    }

    public func leave(_ id: Conversation.ID, by member: Member.ID, at now: Moment) async throws {
        try await database.write { [mint] connection in
            let known = try connection.conversation(id, of: member)
            guard !known.hasLeft else { return }
            guard try !connection.hasOpenDeal(id, at: now) else { throw ConversationRefusal.dealOpen }
            try connection.execute(
                """
                UPDATE conversation_members SET has_left = 1
                WHERE conversation = \(id) AND member = \(member)
                """
            )
            guard try !known.conversation.isGroup && connection.isAnyoneLeft(in: id) else { return }
            try connection.say(Line(.left, by: member), in: id, as: mint.next(), at: now)
        }
    }
}

extension Connection {
    fileprivate func conversation(about subject: Subject, of guest: Member.ID) throws -> Conversation.ID? {
        try first(
            """
            SELECT id FROM conversations WHERE subject_kind = \(subject.kind.rawValue)
                AND subject_id = \(subject.number) AND guest = \(guest)
            """
        )?.value("id")
    }

    fileprivate func comeBack(to conversation: Conversation.ID, _ member: Member.ID) throws {
        try execute(
            """
            UPDATE conversation_members SET has_left = 0
            WHERE conversation = \(conversation) AND member = \(member) AND has_left = 1
            """
        )
    }

    fileprivate func refuseTooMany(begunBy guest: Member.ID, at now: Moment) throws {
        let share = DayShare(
            most: Conversation.mostBegunADay,
            time: "begun_at",
            acts: "conversations WHERE guest = \(guest)"
        )
        if let wait = try wait(for: share, at: now) {
            throw ConversationRefusal.tooManyBegun(retryAfter: wait)
        }
    }

    func insert(_ conversation: Conversation) throws {
        try execute(
            """
            INSERT INTO conversations (id, subject_kind, subject_id, title, organiser, guest, is_group,
                begun_at)
            VALUES (\(conversation.id), \(conversation.subject.kind.rawValue),
                \(conversation.subject.number), \(conversation.title), \(conversation.organiser),
                \(conversation.guest), \(conversation.isGroup), \(conversation.begunAt))
            """
        )
        for member in [conversation.organiser, conversation.guest].compactMap({ $0 }) {
            try execute(
                """
                INSERT INTO conversation_members (conversation, member, latest, read_number, unread,
                    has_left, joined_at)
                VALUES (\(conversation.id), \(member), \(conversation.id), 0, 0, 0,
                    \(conversation.begunAt))
                """
            )
        }
        guard let listing = conversation.subject.listing else { return }
        try execute("UPDATE listings SET conversations = conversations + 1 WHERE id = \(listing)")
        try noteChange(of: listing)
    }

    fileprivate func tellHost(of conversation: Conversation, as id: Notice.ID) throws {
        guard let organiser = conversation.organiser else { return }
        let notice = Notice(
            id: id,
            kind: .conversationBegun,
            actor: conversation.guest,
            target: Subject(.conversation, conversation.id),
            at: conversation.begunAt
        )
        try give(notice, to: organiser)
    }

    fileprivate func mark(
        _ known: KnownConversation,
        readBy reader: Member.ID,
        upTo number: Int,
        at now: Moment
    ) throws -> ReadMarks {
        let conversation = known.conversation
        let row = try first(
            """
            UPDATE conversation_members
            SET read_number = \(number), unread = (SELECT count(*) FROM messages
                WHERE messages.conversation = \(conversation.id) AND messages.number > \(number)
                    AND coalesce(messages.sender, 0) <> \(reader))
            WHERE conversation = \(conversation.id) AND member = \(reader) RETURNING unread
            """
        )
        let members = try membersToldOfReading(in: known, by: reader, upTo: number)
        try announce([News(.read(conversation.id, by: reader, upTo: number), for: members, at: now)])
        return ReadMarks(
            own: number,
            others: known.marks.others,
            unread: try row?.value("unread") ?? 0
        )
    }

    /// A pair sees each other's marks. A group of n sees what all have read, so that n members who read make
    /// events for all n only when the last of them has.
    private func membersToldOfReading(
        in known: KnownConversation,
        by reader: Member.ID,
        upTo number: Int
    ) throws -> [Member.ID] {
        let isLast = known.marks.others.map { number <= $0 } ?? true
        guard !known.conversation.isGroup || isLast else { return [reader] }
        return try run(
            "SELECT member FROM conversation_members WHERE conversation = \(known.conversation.id)"
        )
        .map { try $0.value("member") }
    }

    fileprivate func hasOpenDeal(_ conversation: Conversation.ID, at now: Moment) throws -> Bool {
        try first(
            """
            SELECT 1 AS found FROM deals
            WHERE conversation = \(conversation) AND \(Deal.isOpen(at: now))
            LIMIT 1
            """
        ) != nil
    }

    fileprivate func isAnyoneLeft(in conversation: Conversation.ID) throws -> Bool {
        try first(
            """
            SELECT 1 AS found FROM conversation_members
            WHERE conversation = \(conversation) AND has_left = 0 LIMIT 1
            """
        ) != nil
    }
}
