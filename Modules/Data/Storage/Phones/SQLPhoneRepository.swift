public import Database
public import Domain

public struct SQLPhoneRepository: PhoneRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func find(of member: Member.ID) async throws -> Phone? {
        try await database.read { try $0.phones.find(of: member) }
    }

    public func save(_ phone: Phone) async throws {
        try await database.write(identifiers, at: phone.storedAt) { transaction in
            let former = try transaction.phones.find(of: phone.member)
            try transaction.connection.insert(
                phone,
                """
                ON CONFLICT (member) DO UPDATE SET number = excluded.number, sharing = excluded.sharing,
                    stored_at = excluded.stored_at
                """
            )
            guard let former, former.number != phone.number else { return }
            try transaction.phones.withdraw(of: phone.member)
        }
    }

    public func delete(of member: Member.ID, at now: Moment) async throws {
        try await database.write(identifiers, at: now) { transaction in
            try transaction.connection.execute("DELETE FROM phones WHERE member = \(member)")
            try transaction.phones.withdraw(of: member)
            try transaction.phones.decline(of: member)
        }
    }

    public func find(in conversation: Conversation.ID, for member: Member.ID) async throws -> TalkPhones {
        try await database.read { try $0.phones.find(in: conversation, for: member) }
    }

    public func update(
        _ side: TalkPhones.Side,
        in conversation: Conversation.ID,
        for member: Member.ID,
        at now: Moment,
        _ change: @escaping @Sendable (inout PhoneExchange, PhoneShare.ID) throws -> Void
    ) async throws {
        try await database.write(identifiers, at: now) { transaction in
            let phones = try transaction.phones.findLocked(in: conversation, for: member)
            var exchange = side == .own ? phones.own : phones.others
            try change(&exchange, transaction.identifiers.next())
            try transaction.phones.save(exchange)
        }
    }

    public func log(of owner: Member.ID, _ slice: SliceRequest) async throws -> Slice<LoggedPhoneShare> {
        let start: PhoneShare.ID? = try slice.start()
        return try await database.read { connection in
            let hidden = try connection.blocks.hidden(from: owner)
            let rows = try connection.run(Self.log(of: owner, before: start, limit: slice.rows))
            return try Slice(rows, slice, by: "id", of: PhoneShare.self) { rows in
                try rows.map { row in
                    LoggedPhoneShare(
                        try PhoneShare(row: row),
                        reader: try MemberCard(row: row, "card").flatMap {
                            hidden.contains($0.id) ? nil : $0
                        },
                        title: try row.value("title")
                    )
                }
            }
        }
    }

    static func log(of owner: Member.ID, before id: PhoneShare.ID?, limit: Int) -> SQL {
        let rest: SQL = id.map { "AND phone_shares.id < \($0)" } ?? ""
        return """
            SELECT phone_shares.id AS id, phone_shares.conversation AS conversation,
                phone_shares.owner AS owner, phone_shares.reader AS reader, phone_shares.state AS state,
                phone_shares.requested_at AS requested_at, phone_shares.revealed_at AS revealed_at,
                phone_shares.ended_at AS ended_at, conversations.title AS title,
                \(MemberCard.columns("card"))
            FROM phone_shares JOIN conversations ON conversations.id = phone_shares.conversation
                \(MemberCard.join("card", on: "phone_shares.reader"))
            WHERE phone_shares.owner = \(owner) \(rest)
            ORDER BY phone_shares.id DESC LIMIT \(limit)
            """
    }
}
