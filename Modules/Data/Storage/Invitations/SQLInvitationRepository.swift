public import Database
public import Domain

public struct SQLInvitationRepository: InvitationRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func insert(_ invitation: Invitation, by member: Member.ID, sending message: EmailMessage?)
        async throws
    {
        try await database.write { connection in
            try connection.execute(
                """
                INSERT INTO invitations (id, seal, email, uses, used, operator, created_at, ends_at)
                VALUES (\(invitation.id), \(invitation.seal.text), \(invitation.email?.text),
                    \(invitation.uses), \(invitation.used), \(member), \(invitation.createdAt),
                    \(invitation.endsAt))
                """
            )
            if let message { try connection.outbox.insert(message, at: invitation.createdAt) }
        }
    }

    public func find(_ id: Invitation.ID) async throws -> InvitationSummary? {
        try await database.read { try $0.invitations.summaries($0.run(Self.one(id))).first }
    }

    public func find(_ seal: CodeSeal) async throws -> Invitation? {
        try await database.read { connection in
            try connection.first("SELECT \(Invitation.columns) FROM invitations WHERE seal = \(seal.text)")
                .map(Invitation.init(row:))
        }
    }

    public func list(_ slice: SliceRequest) async throws -> Slice<InvitationSummary> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(before: slice.start(), limit: slice.rows))
            return try Slice(rows, slice, by: "id", of: Invitation.self) {
                try connection.invitations.summaries($0)
            }
        }
    }

    public func withdraw(_ id: Invitation.ID, at now: Moment) async throws {
        try await database.write { connection in
            let withdrawn = try connection.execute(
                """
                UPDATE invitations SET withdrawn_at = \(now)
                WHERE id = \(id) AND \(Invitation.isOpen(at: now))
                """
            )
            guard withdrawn == 0 else { return }
            let known = try connection.first("SELECT id FROM invitations WHERE id = \(id)") != nil
            throw known ? InvitationRefusal.ended : .notFound
        }
    }

    public func sweep(at now: Moment) async throws {
        try await database.write { _ = try $0.execute(Self.sweeping(at: now)) }
    }

    static func sweeping(at now: Moment) -> SQL {
        "DELETE FROM invitations WHERE ends_at <= \(now - Invitation.kept)"
    }

    static func list(before id: Invitation.ID?, limit: Int) -> SQL {
        """
        \(summaries) WHERE invitations.id < \(id?.rawValue ?? .max)
        ORDER BY invitations.id DESC LIMIT \(limit)
        """
    }

    private static func one(_ id: Invitation.ID) -> SQL { "\(summaries) WHERE invitations.id = \(id)" }

    private static let summaries: SQL = """
        SELECT \(Invitation.columns), \(MemberCard.columns("maker"))
        FROM invitations \(MemberCard.join("maker", on: "invitations.operator"))
        """
}

extension TableBase {
    var invitations: InvitationTable { InvitationTable(connection: connection) }
}

/// The tables of invitations and who joined by them.
struct InvitationTable {
    let connection: Connection

    /// Counts an account that is opened by the invitation. Of two that take the last use, one is refused.
    func use(_ seal: CodeSeal, by member: Member.ID, at now: Moment) throws {
        let row = try connection.first(
            """
            UPDATE invitations SET used = used + 1
            WHERE seal = \(seal.text) AND \(Invitation.isOpen(at: now))
            RETURNING id
            """
        )
        guard let id: Invitation.ID = try row?.value("id") else { throw InvitationRefusal.notValid }
        try connection.execute(
            "INSERT INTO invited_members (member, invitation, joined_at) VALUES (\(member), \(id), \(now))"
        )
    }

    /// Invitations with who joined by each, in two statements for any number.
    fileprivate func summaries(_ rows: [Row]) throws -> [InvitationSummary] {
        let invitations = try rows.map(Invitation.init(row:))
        guard !invitations.isEmpty else { return [] }
        let joined = try connection.run(Self.joined(by: invitations.map(\.id)))
        let cards = try joined.reduce(into: [Invitation.ID: [MemberCard]]()) { cards, row in
            guard let card = try MemberCard(row: row, "card") else { return }
            cards[try row.value("invitation"), default: []].append(card)
        }
        return try zip(rows, invitations).map { row, invitation in
            InvitationSummary(
                invitation,
                by: try MemberCard(row: row, "maker"),
                joined: cards[invitation.id] ?? []
            )
        }
    }

    static func joined(by invitations: [Invitation.ID]) -> SQL {
        """
        SELECT invited_members.invitation AS invitation, \(MemberCard.columns("card"))
        FROM invited_members \(MemberCard.join("card", on: "invited_members.member"))
        WHERE invited_members.invitation IN \(list: invitations)
        ORDER BY invited_members.invitation, invited_members.joined_at, invited_members.member
        """
    }
}

extension Invitation {
    fileprivate static let columns: SQL = """
        invitations.id AS id, seal, invitations.email AS email, uses, used,
            invitations.created_at AS created_at, ends_at, withdrawn_at
        """

    fileprivate static func isOpen(at now: Moment) -> SQL {
        "withdrawn_at IS NULL AND used < uses AND ends_at > \(now)"
    }

    fileprivate init(row: Row) throws {
        self.init(
            id: try row.value("id"),
            seal: CodeSeal(text: try row.value("seal")),
            email: try row.storedIfPresent("email") { try EmailAddress($0) },
            uses: try row.value("uses"),
            used: try row.value("used"),
            createdAt: try row.value("created_at"),
            endsAt: try row.value("ends_at"),
            withdrawnAt: try row.value("withdrawn_at")
        )
    }
}
