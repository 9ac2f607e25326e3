public import Database
public import Domain

public struct SQLCredentialRepository: CredentialRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func find(for email: EmailAddress) async throws -> Credential? {
        try await database.read { connection in
            try connection.first("\(credentials) WHERE email = \(email.text)").map(Credential.init(row:))
        }
    }

    public func find(of member: Member.ID) async throws -> Credential? {
        try await database.read { connection in
            try connection.first("\(credentials) WHERE member = \(member)").map(Credential.init(row:))
        }
    }

    public func replace(_ old: Credential, by seal: PasswordSeal, keeping session: Session.ID) async throws {
        try await database.write { connection in
            let replaced = try connection.execute(
                """
                UPDATE credentials SET seal = \(seal.text)
                WHERE member = \(old.member) AND seal = \(old.seal.text)
                """
            )
            guard replaced == 1 else { throw AccountRefusal.wrongPassword }
            try connection.sessions.endAll(of: old.member, except: session)
        }
    }
}

private let credentials: SQL =
    "SELECT member, email, seal FROM credentials JOIN accounts ON accounts.id = credentials.member"

extension Credential {
    fileprivate init(row: Row) throws {
        self.init(
            member: try row.value("member"),
            email: try row.stored("email") { try EmailAddress($0) },
            seal: PasswordSeal(text: try row.value("seal"))
        )
    }
}
