public import Database
public import Domain

public struct SQLSetUpRepository: SetUpRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func hasOperator() async throws -> Bool {
        try await database.read { try $0.operators.areAny }
    }

    public func insert(_ account: Account, sealedWith seal: PasswordSeal, opening session: Session)
        async throws
    {
        try await database.write { connection in
            guard try !connection.operators.areAny else { throw SetUpRefusal.done }
            try connection.accounts.insert(account)
            try connection.insert(CredentialRow(of: account.id, seal))
            try connection.operators.appointFirst(account.id, at: account.joinedAt)
            try connection.sessions.insert(session)
        }
    }

    public func appoint(_ member: Member.ID, at now: Moment) async throws {
        try await database.write { connection in
            guard try !connection.operators.areAny else { throw SetUpRefusal.done }
            try connection.operators.appointFirst(member, at: now)
        }
    }
}

extension OperatorTable {
    fileprivate var areAny: Bool {
        get throws { try connection.first("SELECT member FROM operators LIMIT 1") != nil }
    }

    fileprivate func appointFirst(_ member: Member.ID, at now: Moment) throws {
        connection.noteOperatorsAct(of: Subject(.member, member))
        try connection.execute("INSERT INTO operators (member, since) VALUES (\(member), \(now))")
        try connection.members.noteChange(of: member)
    }
}
