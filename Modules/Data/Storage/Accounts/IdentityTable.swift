import Database
import Domain

extension TableBase {
    var identities: IdentityTable { IdentityTable(connection: connection) }
}

/// The table of linked identities.
struct IdentityTable {
    let connection: Connection

    func member(of provider: IdentityProvider, _ subject: String) throws -> Member.ID? {
        try connection.first(
            "SELECT member FROM identities WHERE provider = \(provider.rawValue) AND subject = \(subject)"
        )?.value("member")
    }

    func insert(_ claim: ProviderClaim, of member: Member.ID, at now: Moment) throws {
        try connection.execute(
            """
            INSERT INTO identities (member, provider, subject, linked_at)
            VALUES (\(member), \(claim.provider.rawValue), \(claim.subject), \(now))
            """
        )
    }
}
