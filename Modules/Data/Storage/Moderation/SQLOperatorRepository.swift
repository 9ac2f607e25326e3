public import Database
public import Domain

extension TableBase {
    var operators: OperatorTable { OperatorTable(connection: connection) }
}

/// The table of operators.
struct OperatorTable {
    let connection: Connection

    /// Whether the member may do or see this as an operator; if so, the audit log records it.
    ///
    /// - Parameters:
    ///   - act: of a query that serves others, too.
    ///   - subject: more exact than what the request names.
    func allow(_ member: Member.ID, _ act: AuditAct? = nil, of subject: Subject? = nil) throws -> Bool {
        guard try lists(member) else { return false }
        connection.noteOperatorsAct(act, of: subject)
        return true
    }

    func candidate(_ email: EmailAddress) throws -> OperatorCandidate? {
        guard let member = try connection.accounts.member(with: email) else { return nil }
        return try connection.accounts.find(member).map(OperatorCandidate.init)
    }

    func all() throws -> Set<Member.ID> {
        Set(try connection.run("SELECT member FROM operators").map { try $0.value("member") })
    }

    /// Whether the member is an operator, for a decision that uses no operator's right.
    func lists(_ member: Member.ID) throws -> Bool {
        try connection.first("SELECT 1 AS found FROM operators WHERE member = \(member)") != nil
    }
}

public struct SQLOperatorRepository: OperatorRepository {
    private let database: Database
    private let members: MemberCache

    public init(_ database: Database, _ members: MemberCache) {
        self.database = database
        self.members = members
    }

    public func isOperator(_ member: Member.ID) async throws -> Bool {
        try await database.read { try $0.operators.allow(member) }
    }

    public func isAppointed(_ member: Member.ID) async throws -> Bool {
        try await members.facts(of: member).isOperator
    }

    public func appoint(_ email: EmailAddress, at now: Moment) async throws -> Appointment {
        try await database.write { connection in
            guard let candidate = try connection.operators.candidate(email) else { return .noAccount }
            guard candidate.isConfirmed else { return .unconfirmed(candidate) }
            connection.noteOperatorsAct(of: Subject(.member, candidate.id))
            let added = try connection.execute(
                """
                INSERT INTO operators (member, since) VALUES (\(candidate.id), \(now))
                ON CONFLICT (member) DO NOTHING
                """
            )
            guard added > 0 else { return .already(candidate) }
            try connection.members.noteChange(of: candidate.id)
            return .made(candidate)
        }
    }

    public func confirm(_ email: EmailAddress, at now: Moment) async throws -> OperatorCandidate? {
        try await database.write { connection in
            guard let found = try connection.operators.candidate(email) else { return nil }
            connection.noteOperatorsAct(of: Subject(.member, found.id))
            try connection.execute(
                """
                UPDATE accounts SET email_verified_at = \(now)
                WHERE id = \(found.id) AND email_verified_at IS NULL
                """
            )
            return try connection.operators.candidate(email)
        }
    }

    /// The member whose address this is; nil when no account has it.
    public func member(with email: EmailAddress) async throws -> Member.ID? {
        try await database.read { try $0.accounts.member(with: email) }
    }

    /// How many there are, for a check of the server.
    public func count() async throws -> Int {
        try await database.read { try $0.operators.all().count }
    }

    public func dismiss(_ email: EmailAddress) async throws -> Bool {
        try await database.write { connection in
            guard let member = try connection.accounts.member(with: email) else { return false }
            connection.noteOperatorsAct(of: Subject(.member, member))
            try connection.members.noteChange(of: member)
            return try connection.execute("DELETE FROM operators WHERE member = \(member)") > 0
        }
    }

    public func all() async throws -> [OperatorSummary] {
        try await database.read { connection in
            connection.noteOperatorsAct()
            let rows = try connection.run(
                """
                SELECT accounts.email AS email, accounts.nickname AS nickname, operators.since AS since
                FROM operators JOIN accounts ON accounts.id = operators.member
                ORDER BY operators.since, operators.member
                """
            )
            return try rows.map { row in
                OperatorSummary(
                    email: try row.stored("email") { try EmailAddress($0) },
                    nickname: try row.stored("nickname") { try Nickname($0) },
                    since: try row.value("since")
                )
            }
        }
    }
}
