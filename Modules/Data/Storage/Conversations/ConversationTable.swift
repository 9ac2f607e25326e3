import Database
import Domain

extension TableBase {
    var conversations: ConversationTable<Self> { ConversationTable(base: self) }
}

/// The tables of conversations and their members.
struct ConversationTable<Base: TableBase>: Table {
    let base: Base

    /// Throws ``ConversationRefusal/notFound`` for a member who doesn't take part, and
    /// ``ConversationRefusal/left`` for one who has left the pair.
    func find(_ id: Conversation.ID, of member: Member.ID) throws -> KnownConversation {
        let known = try findAny(id, of: member)
        guard !known.hasLeft || known.conversation.isGroup else { throw ConversationRefusal.left }
        return known
    }

    /// Also one that the member has left.
    func findAny(_ id: Conversation.ID, of member: Member.ID) throws -> KnownConversation {
        let row = try connection.first(
            """
            SELECT \(Conversation.columns), \(ReadMarks.columns),
                CASE WHEN \(Conversation.isUnblocked) THEN 1 ELSE 0 END AS is_unblocked
            FROM conversation_members AS mine
                JOIN conversations ON conversations.id = mine.conversation
            WHERE mine.conversation = \(id) AND mine.member = \(member)
            """
        )
        guard let row else { throw ConversationRefusal.notFound }
        return try KnownConversation(row: row)
    }

    func find(about subject: Subject, of guest: Member.ID) throws -> Conversation.ID? {
        try connection.first(
            """
            SELECT id FROM conversations WHERE subject_kind = \(subject.kind.rawValue)
                AND subject_id = \(subject.number) AND guest = \(guest)
            """
        )?.value("id")
    }

    func comeBack(to conversation: Conversation.ID, _ member: Member.ID) throws {
        try connection.execute(
            """
            UPDATE conversation_members SET has_left = 0
            WHERE conversation = \(conversation) AND member = \(member) AND has_left = 1
            """
        )
    }

    func insert(_ conversation: Conversation) throws {
        try connection.insert(conversation)
        for member in [conversation.organiser, conversation.guest].compactMap({ $0 }) {
            try connection.insert(ConversationMemberRow(member, of: conversation))
        }
        guard let listing = conversation.subject.listing else { return }
        try connection.execute("UPDATE listings SET conversations = conversations + 1 WHERE id = \(listing)")
        try connection.boardChanges.note(of: listing)
    }

    func mark(
        _ known: KnownConversation,
        readBy reader: Member.ID,
        upTo number: Int,
        at now: Moment
    ) throws -> ReadMarks {
        let conversation = known.conversation
        let row = try connection.first(
            """
            UPDATE conversation_members
            SET read_number = \(number), unread = (SELECT count(*) FROM messages
                WHERE messages.conversation = \(conversation.id) AND messages.number > \(number)
                    AND messages.line IS NULL AND coalesce(messages.sender, 0) <> \(reader))
            WHERE conversation = \(conversation.id) AND member = \(reader) RETURNING unread
            """
        )
        let members = try membersToldOfReading(in: known, by: reader, upTo: number)
        try connection.live.announce([
            News(.read(conversation.id, by: reader, upTo: number), for: members, at: now)
        ])
        return ReadMarks(
            own: number,
            others: known.marks.others,
            unread: try row?.value("unread") ?? 0
        )
    }

    /// In a pair, both members see each other's marks. In a group, the others are notified only when the last
    /// member has read the entry, so that n readers don't cause n events for each of n members.
    private func membersToldOfReading(
        in known: KnownConversation,
        by reader: Member.ID,
        upTo number: Int
    ) throws -> [Member.ID] {
        let isLast = known.marks.others.map { number <= $0 } ?? true
        guard !known.conversation.isGroup || isLast else { return [reader] }
        return try connection.run(
            "SELECT member FROM conversation_members WHERE conversation = \(known.conversation.id)"
        )
        .map { try $0.value("member") }
    }

    func isAnyoneLeft(in conversation: Conversation.ID) throws -> Bool {
        try connection.first(
            """
            SELECT 1 AS found FROM conversation_members
            WHERE conversation = \(conversation) AND has_left = 0 LIMIT 1
            """
        ) != nil
    }
}

extension ConversationTable<Transaction> {
    /// The guest's conversation about a listing, or the one that `begin` returns. One that the guest has left
    /// returns to their list.
    func open(
        about listing: Listing,
        by guest: Member.ID,
        _ begin: (Listing) throws -> Conversation
    ) throws -> (id: Conversation.ID, begun: Conversation?) {
        if let known = try find(about: listing.subject, of: guest) {
            try comeBack(to: known, guest)
            return (known, nil)
        }
        if try transaction.decisions.isHidden(listing, from: guest) { throw ListingRefusal.notFound }
        let conversation = try begin(listing)
        try refuseTooMany(begunBy: guest)
        try insert(conversation)
        return (conversation.id, conversation)
    }

    func refuseTooMany(begunBy guest: Member.ID) throws {
        let limit = DailyLimit(
            most: Conversation.mostBegunADay,
            time: "begun_at",
            acts: "conversations WHERE guest = \(guest)"
        )
        if let wait = try limit.wait(in: connection, at: now) {
            throw ConversationRefusal.tooManyBegun(retryAfter: wait)
        }
    }

    func hasOpenDeal(_ conversation: Conversation.ID) throws -> Bool {
        try connection.first(
            """
            SELECT 1 AS found FROM deals
            WHERE conversation = \(conversation) AND \(Deal.isOpen(at: now))
            LIMIT 1
            """
        ) != nil
    }
}
