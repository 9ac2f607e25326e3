public import Database
public import Domain

public struct SQLWarningRepository: WarningRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func insert(
        _ warning: Warning,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws {
        _ = try await database.once(making: warning.id, identifiers, at: warning.at) { transaction, _ in
            guard let account = try transaction.accounts.find(warning.member) else {
                throw MemberRefusal.notFound
            }
            try transaction.connection.execute(
                """
                INSERT INTO warnings (id, member, operator, text, at)
                VALUES (\(warning.id), \(warning.member), \(member), \(warning.text.text), \(warning.at))
                """
            )
            try transaction.notices.tell(warning.notice)
            if let email = write(.warned(warning.text.text), account) {
                try transaction.outbox.insert(email, at: warning.at)
            }
        }
    }

    public func list(of member: Member.ID, _ slice: SliceRequest) async throws -> Slice<Warning> {
        try await database.read { connection in
            let rows = try connection.run(Self.list(of: member, before: slice.start(), limit: slice.rows))
            return try Slice(rows, slice, by: "id", of: Warning.self) { try $0.map(Warning.init(row:)) }
        }
    }

    static func list(of member: Member.ID, before id: Warning.ID?, limit: Int) -> SQL {
        """
        SELECT id, member, text, at, taken_back_at FROM warnings
        WHERE member = \(member) AND id < \(id?.rawValue ?? .max) ORDER BY id DESC LIMIT \(limit)
        """
    }
}

extension Warning {
    init(row: Row) throws {
        self.init(
            try row.value("id"),
            to: try row.value("member"),
            try row.stored("text") { try ReportNote($0) },
            at: try row.value("at"),
            takenBackAt: try row.value("taken_back_at")
        )
    }
}
