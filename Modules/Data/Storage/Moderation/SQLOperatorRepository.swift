public import Database
public import Domain

extension Connection {
    var operators: OperatorTable { OperatorTable(connection: self) }
}

/// The table of operators.
struct OperatorTable {
    let connection: Connection

    func contains(_ member: Member.ID) throws -> Bool {
        try connection.first("SELECT 1 AS found FROM operators WHERE member = \(member)") != nil
    }
}

public struct SQLOperatorRepository: OperatorRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func isOperator(_ member: Member.ID) async throws -> Bool {
        try await database.read { try $0.operators.contains(member) }
    }

    public func appoint(_ email: EmailAddress, at now: Moment) async throws -> Bool {
        try await database.write { connection in
            guard let member = try connection.accounts.member(with: email) else { return false }
            try connection.execute(
                """
                INSERT INTO operators (member, since) VALUES (\(member), \(now))
                ON CONFLICT (member) DO NOTHING
                """
            )
            return true
        }
    }

    public func dismiss(_ email: EmailAddress) async throws -> Bool {
        try await database.write { connection in
            guard let member = try connection.accounts.member(with: email) else { return false }
            return try connection.execute("DELETE FROM operators WHERE member = \(member)") > 0
        }
    }

    public func all() async throws -> [OperatorSummary] {
        try await database.read { connection in
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
