import Database
import Domain

extension TableBase {
    var consents: ConsentTable { ConsentTable(connection: connection) }
}

/// The table of members' consents.
struct ConsentTable {
    let connection: Connection

    /// A repeated consent to the same text keeps the moment of the first.
    func insert(_ consents: [Consent], of member: Member.ID) throws {
        for consent in consents {
            try connection.execute(
                """
                INSERT INTO consents (member, document, language, digest, given_at)
                VALUES (\(member), \(consent.document.rawValue), \(consent.language.rawValue),
                    \(consent.digest.text), \(consent.givenAt))
                ON CONFLICT (member, document, digest) DO NOTHING
                """
            )
        }
    }
}

extension Consent {
    init(row: Row) throws {
        self.init(
            to: try row.word("document"),
            in: try row.word("language"),
            try row.stored("digest") { DocumentDigest($0) },
            at: try row.value("given_at")
        )
    }
}
