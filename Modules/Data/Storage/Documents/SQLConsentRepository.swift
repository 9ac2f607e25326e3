public import Database
public import Domain

public struct SQLConsentRepository: ConsentRepository {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func all(of member: Member.ID) async throws -> [Consent] {
        try await database.read { connection in
            try connection.run(
                """
                SELECT document, language, digest, given_at FROM consents WHERE member = \(member)
                ORDER BY given_at, document, digest
                """
            )
            .map(Consent.init(row:))
        }
    }

    public func insert(_ consent: Consent, of member: Member.ID) async throws {
        try await database.write { connection in
            do {
                try connection.consents.insert([consent], of: member)
            } catch let error as DatabaseError where error.kind == .foreignKeyViolation {
                throw AccountRefusal.gone
            }
        }
    }
}
