public import Database
public import Domain

extension TableBase {
    var phones: PhoneTable<Self> { PhoneTable(base: self) }
}

/// The tables of phone numbers and of whom they are revealed to.
struct PhoneTable<Base: TableBase>: Table {
    let base: Base

    func find(of member: Member.ID) throws -> Phone? {
        try connection.first("SELECT * FROM phones WHERE member = \(member)").map(Phone.init(row:))
    }

    func find(in conversation: Conversation.ID, for member: Member.ID) throws -> TalkPhones {
        let known = try connection.conversations.find(conversation, of: member)
        guard case .pair(let guest) = known.conversation.form else { throw PhoneRefusal.group }
        let organiser = known.conversation.organiser
        guard let partner = organiser == member ? guest : organiser else {
            throw ConversationRefusal.partnerGone
        }
        let writers: Set<Member.ID> = Set(
            try connection.run(
                """
                SELECT member FROM conversation_members
                WHERE conversation = \(conversation) AND has_written = 1
                """
            )
            .map { try $0.value("member") }
        )
        func exchange(of owner: Member.ID, to reader: Member.ID) throws -> PhoneExchange {
            PhoneExchange(
                in: conversation,
                of: owner,
                to: reader,
                try find(of: owner),
                try last(in: conversation, of: owner),
                hasWritten: writers.contains(reader),
                isBlocked: known.isBlocked
            )
        }
        return TalkPhones(
            own: try exchange(of: member, to: partner),
            others: try exchange(of: partner, to: member)
        )
    }

    /// The same, for a change: locks the rows of the members until the transaction ends, so that two requests
    /// make one share.
    func findLocked(in conversation: Conversation.ID, for member: Member.ID) throws -> TalkPhones {
        try connection.execute(
            "UPDATE conversation_members SET latest = latest WHERE conversation = \(conversation)"
        )
        return try find(in: conversation, for: member)
    }

    private func last(in conversation: Conversation.ID, of owner: Member.ID) throws -> PhoneShare? {
        try connection.first(PhoneShare.last(in: conversation, of: owner)).map(PhoneShare.init(row:))
    }

    private func save(_ share: PhoneShare) throws {
        try connection.insert(
            share,
            """
            ON CONFLICT (id) DO UPDATE SET state = excluded.state, revealed_at = excluded.revealed_at,
                ended_at = excluded.ended_at
            """
        )
    }
}

extension PhoneTable<Transaction> {
    /// Ends, without a word, what the members know of each other's numbers.
    func end(by block: Block) throws {
        let (one, other) = (block.blocker, block.blocked)
        try end(
            """
            (reader = \(one) AND owner = \(other) OR reader = \(other) AND owner = \(one))
                AND state IN ('requested', 'revealed')
            """
        )
    }

    /// Ends what a member whose account is deleted knows of others' numbers.
    func end(of reader: Member.ID) throws {
        try end("reader = \(reader) AND state IN ('requested', 'revealed')")
    }

    private func end(_ chosen: SQL, _ tell: (PhoneShare) throws -> Void = { _ in }) throws {
        for row in try connection.run("SELECT * FROM phone_shares WHERE \(chosen) ORDER BY id") {
            var share = try PhoneShare(row: row)
            share.end(at: now)
            try save(share)
            try tell(share)
        }
    }

    /// Saves the share, and tells both members of the change.
    func save(_ exchange: PhoneExchange) throws {
        guard let share = exchange.share, let line = exchange.line else { return }
        try save(share)
        try tell(line, of: share)
    }

    private func tell(_ line: Line, of share: PhoneShare) throws {
        try transaction.conversations.say(line, in: share.conversation)
        if let notice = share.notice(of: line) { try transaction.notices.tell(notice) }
    }

    /// Withdraws the number from everyone who can read it.
    func withdraw(of owner: Member.ID) throws {
        try end("owner = \(owner) AND state = 'revealed'") { share in
            let line = Line(.phoneWithdrawn, by: owner)
            try tell(line, of: share)
        }
    }

    /// Declines all open requests.
    func decline(of owner: Member.ID) throws {
        try end("owner = \(owner) AND state = 'requested'") { share in
            let line = Line(.phoneDeclined, by: owner)
            try tell(line, of: share)
        }
    }
}

extension Phone: InsertableRow {
    public static let table: StaticString = "phones"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        ["member": member, "number": number.e164, "sharing": sharing.rawValue, "stored_at": storedAt]
    }

    init(row: Row) throws {
        self.init(
            of: try row.value("member"),
            try row.stored("number") { try PhoneNumber($0) },
            try row.word("sharing"),
            storedAt: try row.value("stored_at")
        )
    }
}

extension PhoneShare: InsertableRow {
    public static let table: StaticString = "phone_shares"

    public var cells: KeyValuePairs<StaticString, any SQLBindable> {
        [
            "id": id, "conversation": conversation, "owner": owner, "reader": reader,
            "state": state.rawValue, "requested_at": requestedAt, "revealed_at": revealedAt,
            "ended_at": endedAt,
        ]
    }

    static func last(in conversation: Conversation.ID, of owner: Member.ID) -> SQL {
        """
        SELECT * FROM phone_shares WHERE conversation = \(conversation) AND owner = \(owner)
        ORDER BY id DESC LIMIT 1
        """
    }

    init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            in: try row.value("conversation"),
            of: try row.value("owner"),
            to: try row.value("reader"),
            try row.word("state"),
            requestedAt: try row.value("requested_at"),
            revealedAt: try row.value("revealed_at"),
            endedAt: try row.value("ended_at")
        )
    }
}
