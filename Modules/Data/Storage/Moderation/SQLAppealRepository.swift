public import Database
public import Domain

public struct SQLAppealRepository: AppealRepository {
    private let database: Database
    private let identifiers: IdentifierGenerator

    public init(_ database: Database, identifiers: IdentifierGenerator) {
        self.database = database
        self.identifiers = identifiers
    }

    public func insert(_ appeal: Appeal, against id: TakenMeasure.ID, by member: Member.ID) async throws
        -> TakenMeasure
    {
        try await database.once(making: appeal.id, identifiers, at: appeal.at) { transaction, _ in
            guard let measure = try transaction.appeals.measure(id, of: member) else {
                throw AppealRefusal.measureNotFound
            }
            try measure.allowAppeal(at: appeal.at)
            let isWarning = if case .warning = measure.kind { true } else { false }
            let added = try transaction.connection.execute(
                """
                INSERT INTO appeals (id, member, decision, warning, text, at)
                VALUES (\(appeal.id), \(member), \(isWarning ? nil : id), \(isWarning ? id : nil),
                    \(appeal.text.text), \(appeal.at))
                ON CONFLICT DO NOTHING
                """
            )
            guard added > 0 else { throw AppealRefusal.alreadyMade }
            try transaction.notices.tellOperators(.appealWaits, besides: [member])
            return try transaction.connection.appeals.known(id, of: member)
        } knowing: { connection, _ in
            try connection.appeals.known(id, of: member)
        }
    }

    public func decide(
        _ id: Appeal.ID,
        _ ruling: Appeal.Ruling,
        undoing: Decision,
        by member: Member.ID,
        write: @escaping @Sendable (EmailMessage.Content, Account) -> EmailMessage?
    ) async throws {
        try await database.write(identifiers, at: ruling.at) { transaction in
            try transaction.appeals.decide(id, ruling, undoing: undoing, by: member, write: write)
        }
    }
}

extension AppealTable {
    fileprivate func known(_ id: TakenMeasure.ID, of member: Member.ID) throws -> TakenMeasure {
        guard let measure = try measure(id, of: member) else { throw AppealRefusal.measureNotFound }
        return measure
    }
}
