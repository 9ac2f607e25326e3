public import Database
public import Domain

public struct SQLClaimQueries: ClaimQueries {
    private let database: Database

    public init(_ database: Database) {
        self.database = database
    }

    public func list(_ state: Claim.State, _ slice: SliceRequest) async throws -> Slice<ClaimedListing> {
        let start = try slice.cursor.map(TimedKey<Claim>.init(cursor:))
        return try await database.read { connection in
            let rows = try connection.run(Self.list(state, after: start, limit: slice.rows))
            return try Slice(
                rows,
                slice,
                at: "claimed_at",
                id: "id",
                of: Claim.self,
                connection.claims.claimed
            )
        }
    }

    public func find(_ id: Claim.ID) async throws -> ClaimedListing {
        try await database.read { connection in
            let rows = try connection.run("\(Self.all) WHERE claims.id = \(id)")
            guard let claimed = try connection.claims.claimed(rows).first else { throw ClaimRefusal.notFound }
            return claimed
        }
    }

    public func find(_ listing: Listing.ID, by member: Member.ID) async throws -> Claim {
        try await database.read { connection in
            guard let claim = try connection.claims.find(listing, by: member) else {
                throw ClaimRefusal.notFound
            }
            return claim
        }
    }

    static func list(_ state: Claim.State, after key: TimedKey<Claim>?, limit: Int) -> SQL {
        let rest: SQL = key.map { "AND (claims.claimed_at, claims.id) > (\($0.at), \($0.id))" } ?? ""
        return """
            \(all) WHERE claims.state = \(state.rawValue) \(rest)
            ORDER BY claims.claimed_at, claims.id LIMIT \(limit)
            """
    }

    private static let all: SQL = """
        SELECT claims.id AS id, claims.listing AS listing, claims.member AS member, claims.note AS note,
            claims.state AS state, claims.claimed_at AS claimed_at, claims.decided_at AS decided_at,
            claims.reason AS reason, \(MemberCard.columns("claimant"))
        FROM claims \(MemberCard.join("claimant", on: "claims.member"))
        """
}

extension ClaimTable {
    fileprivate func claimed(_ rows: [Row]) throws -> [ClaimedListing] {
        let claims = try rows.map(Claim.init(row:))
        let summaries = try connection.listings.summaries(of: claims.map(\.listing), for: nil)
        let known = Dictionary(summaries.map { ($0.card.listing.id, $0) }) { first, _ in first }
        return try zip(rows, claims).compactMap { row, claim in
            guard let member = try MemberCard(row: row, "claimant"), let listing = known[claim.listing] else {
                return nil
            }
            return ClaimedListing(claim, by: member, listing)
        }
    }
}
